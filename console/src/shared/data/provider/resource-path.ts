import { suppliersOf } from './paths';

/** What a call says of its resource beside the record: the `meta` of react-admin's hooks. */
export interface ResourceMeta {
  /** Of `suppliers`: the workflow whose suppliers are meant; without it a list has those of all active workflows. */
  workflowId?: string;
  /** Of `users` and `audit-entries`: the company whose own are meant. */
  companyId?: string;
  /**
   * Of a list whose rows have fewer fields than the record. react-admin offers the rows of a list as records to
   * `useGetOne` with the same `meta`, so theirs must differ.
   */
  isRows?: true;
}

/** Addresses below `/api/` of resources that are not named like theirs. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['companies', 'desk/companies'],
  ['people', 'desk/users'],
  ['requests', 'desk/requests'],
  ['payments', 'desk/payments'],
  ['privacy-requests', 'desk/privacy-requests'],
  ['watchlists', 'desk/watchlists'],
  ['audit-entries', 'desk/audit-entries'],
]);

/** Address of a resource below `/api/`. */
export function resourcePath(resource: string, meta: ResourceMeta = {}): string {
  if (resource === 'suppliers' && meta.workflowId) return suppliersOf(meta.workflowId);
  if (meta.companyId !== undefined) return `companies/${encodeURIComponent(meta.companyId)}/${resource}`;
  return PATHS.get(resource) ?? resource;
}
