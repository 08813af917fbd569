import { suppliersOf } from './paths';

export interface ResourceMeta {
  /**
   * Only for `suppliers`: the workflow whose suppliers are listed; if absent, the list contains the suppliers of all
   * active workflows.
   */
  workflowId?: string;
  /** Only for `users` and `audit-entries`: the company whose entries are listed. */
  companyId?: string;
  /**
   * Set for every list by `RowList` and `useRows`. react-admin caches each row as a record under the list's `meta`.
   * Without this flag, `useGetOne` could return a cached row, which may lack fields.
   */
  isRows?: true;
}

const PATHS: ReadonlyMap<string, string> = new Map([
  ['companies', 'desk/companies'],
  ['people', 'desk/users'],
  ['requests', 'desk/requests'],
  ['payments', 'desk/payments'],
  ['privacy-requests', 'desk/privacy-requests'],
  ['jobs', 'desk/jobs'],
  ['watchlists', 'desk/watchlists'],
  ['audit-entries', 'desk/audit-entries'],
]);

export function resourcePath(resource: string, meta: ResourceMeta = {}): string {
  if (resource === 'suppliers' && meta.workflowId) return suppliersOf(meta.workflowId);
  if (meta.companyId !== undefined) return `companies/${encodeURIComponent(meta.companyId)}/${resource}`;
  return PATHS.get(resource) ?? resource;
}
