import type { ReportFileKind } from '@homologa/prisma/models';
import { discardUpload, recordFile, storeUpload, type Upload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { insertReportFiles } from '../../reports/report-files.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { changeDeskRequest, requireWorkable } from '../desk-subject';
import { enteredBy } from './second-look';

/**
 * Adds a report or additional file to a request; the client sees the file once the request is delivered.
 * Throws `not_found`, `desk_request_not_taken`, `desk_request_not_open`, `file_required`, `file_too_large`,
 * `file_type_not_allowed`.
 */
export async function addReportFile(
  ctx: Context,
  input: { requestId: string; kind: ReportFileKind; upload: Upload | null },
): Promise<void> {
  const { requestId, kind } = input;
  // Checks the request before the upload is stored, to fail early. The check is repeated when the row is inserted.
  await changeDeskRequest(ctx, requestId, async (_tx, subject) => requireWorkable(ctx, subject));
  const stored = await storeUpload(ctx, input.upload);
  try {
    await changeDeskRequest(ctx, requestId, async (tx, subject) => {
      requireWorkable(ctx, subject);
      const { companyId, supplierId } = subject.request;
      const fileId = await recordFile(ctx, tx, stored, companyId);
      await insertReportFiles(ctx, tx, [{ companyId, supplierId, requestId, fileId, kind }]);
      await updateRequest(tx, subject.request, await enteredBy(ctx, tx, subject));
      await audit(ctx, tx, {
        companyId,
        action: 'desk.add_file',
        objectType: 'report_request',
        objectId: requestId,
        facts: { kind },
      });
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}
