import { screen } from '@testing-library/react';
import { SupplierTable } from '../suppliers/table/SupplierTable';
import { buildAdmin, buildRow } from '../suppliers/test-suppliers';
import { listsOf } from './list-around';
import { type Answers, renderInApp } from './render-in-app';

export const ROWS = [buildRow('s1', 'Abeto'), buildRow('s2', 'Boldo'), buildRow('s3', 'Ceibo')];
const STATISTICS = {
  workflows: { draft: 0, active: 1, closed: 0 },
  suppliers: { total: 3, status: [] },
  country: [],
  financialStrength: [],
  industry: [],
  riskIndicator: [{ key: '4', count: 2 }],
  racRiskIndicator: [],
  commercialScore: [],
  activities: [],
};
export const ANSWERS: Answers = {
  'GET /api/suppliers/counts': { body: { all: 3, pending: 3, in_progress: 0, completed: 0, archived: 0 } },
  'GET /api/workflows/statistics': { body: STATISTICS },
};

/** Renders the suppliers' table of an admin with three suppliers. */
export async function renderSuppliers({
  columns = ['company_name', 'country', 'labels', 'actions'],
  user = {},
  path = '/here',
  answers = {},
} = {}) {
  const { asked, withLists } = listsOf(async ({ filter }) => (filter.q === 'nobody' ? [] : ROWS));
  const admin = buildAdmin(columns, user);
  const app = await renderInApp(withLists(<SupplierTable tabs={['all', 'completed', 'archived']} />), {
    user: admin,
    path,
    answers: { ...ANSWERS, ...answers },
  });
  return { ...app, asked, admin };
}

export const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
