import { type CompanyResult, searchCompany } from '@homologa/core/search/search-company.queries';
import { type DeskResult, searchDesk } from '@homologa/core/search/search-desk.queries';
import {
  type DeskSearchResult,
  deskSearchResponse,
  type SearchResult,
  searchQuery,
  searchResponse,
} from '@homologa/domain/search/search.contract';
import { route } from '../../http/route';

const presentResult = (result: CompanyResult): SearchResult => ({
  kind: result.kind,
  id: result.id,
  name: result.name,
  found: result.found,
  question: result.question,
  status: result.status,
  country: result.country,
  workflow: result.workflow && {
    id: result.workflow.id,
    title: result.workflow.title,
    status: result.workflow.status,
  },
});

const presentDeskResult = (result: DeskResult): DeskSearchResult => ({
  kind: result.kind,
  id: result.id,
  name: result.name,
  status: result.status,
  country: result.country,
  company: result.company,
  supplier_id: result.supplierId,
});

export const searchRoutes = [
  route({
    method: 'get',
    path: '/api/search',
    summary: 'Workflows, suppliers, shareholders, answers and numbers of reports of the company that match a term',
    auth: 'company',
    query: searchQuery,
    response: searchResponse,
    handler: async ({ ctx, query }) => ({ results: (await searchCompany(ctx, query.q)).map(presentResult) }),
  }),
  route({
    method: 'get',
    path: '/api/desk/search',
    summary: 'Companies, requests, suppliers and jobs of all companies that match a term',
    auth: 'staff',
    roles: ['desk', 'administration'],
    query: searchQuery,
    response: deskSearchResponse,
    handler: async ({ ctx, query }) => ({ results: (await searchDesk(ctx, query.q)).map(presentDeskResult) }),
  }),
];
