import type { OwnExport } from '@homologa/core/exports/exports.queries';
import type { OwnExportResponse } from '@homologa/domain/exports/export.contract';
import { EXPORT_RETENTION } from '@homologa/domain/exports/limits';
import { presentJob } from '../jobs/job.presenter';

export const presentOwnExport = ({ job, file }: OwnExport): OwnExportResponse => ({
  ...presentJob(job),
  file: file && {
    name: file.name,
    size: file.size,
    expires_at: new Date(file.createdAt.getTime() + EXPORT_RETENTION).toISOString(),
  },
});
