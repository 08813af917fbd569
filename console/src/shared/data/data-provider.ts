import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { downloadFile } from '../http/download';
import { httpClient } from '../http/http-client';
import { companiesApi } from './companies.api';
import { deskApi } from './desk.api';
import { reportsApi } from './reports.api';
import { suppliersApi } from './suppliers.api';
import { workflowsApi } from './workflows.api';

const rest = simpleRestProvider('/api', httpClient);

/** What names a list within another thing: a workflow's suppliers, a company's users. */
interface ListMeta {
  workflowId?: unknown;
  companyId?: unknown;
}

/** The path of a list; `meta` says of what it is the list. */
function pathOf(resource: string, meta: ListMeta | undefined): string {
  if (resource === 'company-users' && typeof meta?.companyId === 'string') return `companies/${meta.companyId}/users`;
  if (resource === 'suppliers' && typeof meta?.workflowId === 'string') return `workflows/${meta.workflowId}/suppliers`;
  return resource === 'requests' || resource === 'privacy-requests' ? `desk/${resource}` : resource;
}

/** ra-data-simple-rest for the lists, and a typed method for every deed of the API. */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList(pathOf(resource, params.meta as ListMeta), params),
  ...workflowsApi,
  ...suppliersApi,
  ...reportsApi,
  companies: companiesApi,
  desk: deskApi,
  downloadFile,
} satisfies DataProvider & Record<string, unknown>;
