// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CrumbsProvider, usePage } from '../shared/ui/crumbs';
import { isViewAt } from '../suppliers/views/view-model';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import { Sidebar } from './Sidebar';
import { SHELL } from './shell.texts';
import { ShellEntriesProvider } from './shell-entries';

const entry = (to: string, label: typeof SHELL.active) => ({ to, label, icon: <i /> });
const ENTRIES = {
  menu: {
    main: [entry('/home', SHELL.dashboard)],
    workflows: [entry('/workflows', SHELL.active), entry('/workflows/draft', SHELL.draft)],
    contact: [],
  },
  NewWorkflowButton: () => null,
  NotificationBell: () => null,
  pages: [],
  searches: [],
  PaletteActions: () => null,
  savedViews: () => [],
  isViewShown: isViewAt,
  jobSummary: () => '',
};

function Inner() {
  usePage({ label: 'Active workflows', to: '/workflows' }, { label: 'Transport', to: '/here' }, { label: 'Abeto' });
  return null;
}

const draw = (path: string, page = <Inner />, user = sampleUser) =>
  renderInApp(
    <ShellEntriesProvider value={ENTRIES}>
      <CrumbsProvider>
        <Sidebar onNavigate={() => undefined} />
        {page}
      </CrumbsProvider>
    </ShellEntriesProvider>,
    { user, path },
  );
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('marks the list that an inner page belongs to', async () => {
  await draw('/here');
  await waitFor(() => expect(marked()).toEqual([['Active', 'true']]));
});

it('marks the page itself', async () => {
  await draw('/workflows/draft', <i />);
  expect(marked()).toEqual([['Draft', 'page']]);
});

it('has the pinned views of the user, and marks the one that is shown and nothing else', async () => {
  const view = (id: string, name: string, isPinned: boolean) => ({
    id,
    name,
    workflow_id: null,
    filter: {},
    sort: { field: 'created_at' as const, order: 'DESC' as const },
    columns: [],
    is_pinned: isPinned,
  });
  const views = [view('v1', 'Chile', true), view('v2', 'Other', false)];
  const user = { ...sampleUser, preferences: { ...sampleUser.preferences, saved_views: views } };
  // Changing the page removes the view's id from the URL.
  await draw('/suppliers?filter={}&sort=created_at&order=DESC&page=2&perPage=25', <i />, user);
  expect(screen.getByRole('link', { name: 'Chile' }).getAttribute('href')).toBe('/suppliers?view=v1');
  expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
  expect(marked()).toEqual([['Chile', 'page']]);
});

function DraftInner() {
  usePage({ label: 'Workflows', to: '/workflows' }, { label: 'Draft', to: '/workflows/draft' }, { label: 'Transport' });
  return null;
}

it('marks one entry where the breadcrumbs lead over two', async () => {
  await draw('/workflows/w1/edit', <DraftInner />);
  await waitFor(() => expect(marked()).toEqual([['Draft', 'true']]));
});

function DraftList() {
  usePage({ label: 'Workflows', to: '/workflows' }, { label: 'Draft' });
  return null;
}

it('marks one entry where a list lies below another', async () => {
  await draw('/workflows/draft', <DraftList />);
  await waitFor(() => expect(marked()).toEqual([['Draft', 'page']]));
});
