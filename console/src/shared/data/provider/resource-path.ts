import { suppliersOf } from './paths';

export interface ResourceMeta {
  /** Only for `suppliers`: lists the suppliers of this workflow; if absent, those of all active workflows. */
  workflowId?: string;
  /** `users` and `audit-entries`: the company of the list. */
  companyId?: string;
  /**
   * Set for every list by `RowList` and `useRows`. react-admin caches each row of a list as a record under the list's
   * `meta`; this separate `meta` keeps `useGetOne` from returning a row, which may lack fields.
   */
  isRows?: true;
}

const PATHS: ReadonlyMap<string, string> = new Map([
  ['companies', 'desk/companies'],
  ['people', 'desk/users'],
  ['requests', 'desk/requests'],
  ['payments', 'desk/payments'],
  ['privacy-requests', 'desk/privacy-requests'],
  ['watchlists', 'desk/watchlists'],
  ['audit-entries', 'desk/audit-entries'],
]);

export function resourcePath(resource: string, meta: ResourceMeta = {}): string {
  if (resource === 'suppliers' && meta.workflowId) return suppliersOf(meta.workflowId);
  if (meta.companyId !== undefined) return `companies/${encodeURIComponent(meta.companyId)}/${resource}`;
  return PATHS.get(resource) ?? resource;
}
