// @vitest-environment jsdom
import type { DeskSearchResult, SearchResult } from '@homologa/domain/search/search.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaletteActions } from './PaletteActions';
import { PALETTE_SEARCHES, paletteViews } from './palette-searches';
import { type ShellEntries, ShellEntriesProvider } from './shell/shell-entries';
import CommandPalette from './shell/shortcuts/CommandPalette';
import { SHORTCUTS } from './shell/shortcuts/shortcuts.texts';
import { fieldOf } from './test/gestures';
import { renderInApp } from './test/render-in-app';
import { buyerOf, sampleUser } from './test/samples';

const ENTRIES: ShellEntries = {
  menu: { main: [], workflows: [], contact: [] },
  NewWorkflowButton: () => null,
  NotificationBell: () => null,
  pages: [],
  searches: PALETTE_SEARCHES,
  PaletteActions,
  savedViews: paletteViews,
  isViewShown: () => false,
  jobSummary: () => '',
};
const supplier = { id: 's1', name: 'Aceros del Norte', status: 'in_progress', country: 'peru' };
const workflow = { id: 'w1', title: 'Suppliers 2026', status: 'active' };
const RESULTS: SearchResult[] = [
  {
    kind: 'workflow',
    id: 'w2',
    name: 'Northern draft',
    status: 'draft',
    country: null,
    found: null,
    question: null,
    workflow: null,
  },
  { kind: 'supplier', ...supplier, found: null, question: null, workflow },
  { kind: 'shareholder', ...supplier, found: 'Nora Norte', question: null, workflow },
  { kind: 'answer', ...supplier, found: 'North pole', question: 'Where?', workflow },
  { kind: 'screening', ...supplier, found: 'HC-NORT-92QX-4T8B', question: null, workflow },
];
const view = {
  id: 'v1',
  name: 'North, high risk',
  workflow_id: null,
  filter: { country: ['peru'] },
  sort: { field: 'created_at', order: 'DESC' as const },
  columns: [],
};

const draw = (user: typeof sampleUser, answers: Record<string, { body: unknown }>) =>
  renderInApp(
    <ShellEntriesProvider value={ENTRIES}>
      <CommandPalette onClose={() => undefined} />
    </ShellEntriesProvider>,
    { user, answers },
  );
const type = (text: string) => fireEvent.change(fieldOf(SHORTCUTS.palette.en), { target: { value: text } });
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);
const groups = () => screen.getAllByRole('group').flatMap((group) => group.getAttribute('aria-label') ?? []);

it('finds views, suppliers, drafts, reports, shareholders and answers, with status and country', async () => {
  const buyer = buyerOf('bir');
  const user = { ...buyer, preferences: { ...buyer.preferences, saved_views: [view] } };
  await draw(user, { 'GET /api/search?q=nort': { body: { results: RESULTS } } });
  type('nort');
  await waitFor(() =>
    expect(shown()).toEqual([
      'North, high risk',
      'Aceros del NorteSuppliers 2026In Progress · Peru',
      'Northern draftDraft',
      'HC-NORT-92QX-4T8BAceros del Norte · Suppliers 2026In Progress · Peru',
      'Nora NorteAceros del Norte · Suppliers 2026In Progress · Peru',
      'North poleAceros del Norte · Where? · Suppliers 2026In Progress · Peru',
    ]),
  );
  expect(groups()).toEqual(['Saved views', 'Suppliers', 'Workflows', 'Compliance reports', 'Shareholders', 'Answers']);
});

it('runs an action by Enter', async () => {
  const { sent } = await draw(buyerOf('bir'), { 'GET /api/search?q=export all': { body: { results: [] } } });
  type('export all');
  expect(shown()).toEqual(['Export all suppliers in Excel']);
  fireEvent.keyDown(fieldOf(SHORTCUTS.palette.en), { key: 'Enter' });
  await waitFor(() =>
    expect(sent.map(({ call }) => call.split('?')[0])).toContain('GET /api/suppliers/download-excel'),
  );
});

it('finds companies, requests and jobs for staff, and none of a client’s actions', async () => {
  const results: DeskSearchResult[] = [
    { kind: 'company', id: 'c1', name: 'Norte Retail', status: 'active', country: 'chile', company: null },
    { kind: 'request', id: 'r1', name: 'Aceros del Norte', status: 'taken', country: 'peru', company: 'Norte Retail' },
    { kind: 'job', id: 'j1', name: 'mail.norte', status: 'failed', country: null, company: null },
  ];
  const staff = {
    ...sampleUser,
    companies: [],
    company_admin: false,
    log_as: null,
    security: { role: 'admin' as const, staff_roles: ['desk' as const] },
  };
  await draw(staff, { 'GET /api/desk/search?q=nort': { body: { results } } });
  type('nort');
  await waitFor(() =>
    expect(shown()).toEqual([
      'Aceros del NorteNorte RetailTaken · Peru',
      'Norte RetailActive · Chile',
      'mail.norteFailed',
    ]),
  );
});

it('opens a view of one workflow on the list of that workflow, as the menu does', async () => {
  const buyer = buyerOf('bir');
  const user = { ...buyer, preferences: { ...buyer.preferences, saved_views: [{ ...view, workflow_id: 'w1' }] } };
  const { router } = await draw(user, { 'GET /api/search?q=high risk': { body: { results: [] } } });
  type('high risk');
  await screen.findByRole('option', { name: /North, high risk/ });
  fireEvent.keyDown(fieldOf(SHORTCUTS.palette.en), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/workflows/w1/suppliers'));
  expect(router.state.location.search).toBe('?view=v1');
});
