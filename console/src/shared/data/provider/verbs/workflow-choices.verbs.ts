import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { callJson } from '../../../http/http-client';

export interface WorkflowChoice {
  id: string;
  title: string;
  status: WorkflowStatus;
  reportType: ReportType;
  launchedAt: string | null;
}

export const MAX_OFFERED = 50;

const FIELDS = 'info.title,status,report_type,launched_at';
type ChoiceRow = Pick<WorkflowRow, 'id' | 'status' | 'report_type' | 'launched_at'> & {
  info: Pick<WorkflowRow['info'], 'title'>;
};
const LAUNCHED: readonly WorkflowStatus[] = ['active', 'closed'];

async function list(filter: Record<string, unknown>, limit: number): Promise<WorkflowChoice[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filter, status: LAUNCHED }),
    sort: JSON.stringify(['launched_at', 'DESC']),
    range: JSON.stringify([0, limit - 1]),
    fields: FIELDS,
  });
  const rows = await callJson<ChoiceRow[]>(`/api/workflows?${query}`);
  return rows.map(({ id, info, status, report_type: reportType, launched_at: launchedAt }) => ({
    id,
    title: info.title,
    status,
    reportType,
    launchedAt,
  }));
}

export const workflowChoiceVerbs = {
  findWorkflowChoices: (q: string) => list(q === '' ? {} : { q }, MAX_OFFERED),
  getWorkflowChoices: (ids: readonly string[]) => list({ id: ids }, ids.length),
};
