import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { callJson } from '../http/http-client';

const MOST = 8;

function listPath(resource: string, q: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), range: JSON.stringify([0, MOST - 1]), ...more });
  return `/api/${resource}?${query.toString()}`;
}

/** What the command palette looks up: at most eight workflows and eight suppliers for a text. */
export const paletteApi = {
  async find(term: string, signal: AbortSignal) {
    const [workflows, suppliers] = await Promise.all([
      callJson<Pick<WorkflowRow, 'id' | 'status' | 'info'>[]>(
        listPath('workflows', term, { fields: 'info.title,status' }),
        { signal },
      ),
      callJson<SupplierRow[]>(listPath('suppliers', term), { signal }),
    ]);
    return { workflows, suppliers };
  },
};
