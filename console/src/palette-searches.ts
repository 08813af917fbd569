import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import type { DeskSearchResult, SearchKind, SearchResult } from '@homologa/domain/search/search.contract';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { ADMIN } from './admin/admin.texts';
import { PALETTE } from './palette.texts';
import { viewPath } from './shared/auth/access';
import { COMMON } from './shared/i18n/common.texts';
import { SHELL } from './shell/shell.texts';
import type { ShellEntries } from './shell/shell-entries';
import type { PaletteEntry, PaletteGroup } from './shell/shortcuts/palette-entries';

type Table = Readonly<Record<string, Words>>;

const SUPPLIER_STATUSES: Table = SUPPLIER_STATUS_WORDS;
const WORKFLOW_STATUSES: Table = { draft: SHELL.draft, active: SHELL.active, closed: SHELL.completed };

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Groups results by kind, in the order of `titles`. */
function grouped<Result extends { kind: string }>(
  results: readonly Result[],
  titles: Readonly<Record<Result['kind'], Words>>,
  present: (result: Result) => PaletteEntry,
): PaletteGroup[] {
  return Object.entries<Words>(titles).map(([kind, title]) => ({
    title,
    entries: results.filter((result) => result.kind === kind).map(present),
  }));
}

const COMPANY_TITLES: Readonly<Record<SearchKind, Words>> = {
  supplier: SHELL.suppliers,
  workflow: COMMON.workflows,
  report: PALETTE.reports,
  screening: PALETTE.complianceReports,
  receipt: PALETTE.receipts,
  shareholder: PALETTE.shareholders,
  answer: PALETTE.answers,
};

function presentResult({ kind, id, name, found, question, status, country, workflow }: SearchResult): PaletteEntry {
  if (kind === 'workflow' || !workflow) {
    return {
      label: name,
      to: `/workflows/${id}/${status === 'draft' ? 'edit' : 'results'}`,
      status: lookUp(WORKFLOW_STATUSES, status),
    };
  }
  return {
    label: found ?? name,
    hint: found ? joined(name, question, workflow.title) : workflow.title,
    to: `/workflows/${workflow.id}/suppliers/${id}`,
    status: lookUp(SUPPLIER_STATUSES, status),
    country: country ?? undefined,
  };
}

const DESK_TITLES = {
  request: PALETTE.requests,
  company: SHELL.companies,
  supplier: SHELL.suppliers,
  job: PALETTE.jobs,
};

const DESK_PAGES: Readonly<Record<DeskSearchResult['kind'], (id: string) => string>> = {
  request: (id) => `/desk/${id}`,
  company: (id) => `/admin/companies/${id}`,
  // Without a desk request, the audit trail is the only page about a supplier that staff can open.
  supplier: (id) => `/admin/audit?${new URLSearchParams({ filter: JSON.stringify({ supplier_id: id }) }).toString()}`,
  job: (id) => `/admin/jobs/${id}`,
};

const DESK_STATUSES: Readonly<Record<DeskSearchResult['kind'], Table>> = {
  request: REQUEST_STATUS_WORDS,
  company: { active: ADMIN.active, deactivated: ADMIN.deactivated },
  supplier: SUPPLIER_STATUS_WORDS,
  job: JOB_STATE_WORDS,
};

const presentDeskResult = ({ kind, id, name, company, status, country }: DeskSearchResult): PaletteEntry => ({
  label: name,
  hint: company ?? undefined,
  to: DESK_PAGES[kind](id),
  status: lookUp(DESK_STATUSES[kind], status),
  country: country ?? undefined,
});

export const PALETTE_SEARCHES: ShellEntries['searches'] = [
  {
    needs: 'see_client_area',
    find: async ({ searchCompany }, text, signal) =>
      grouped(await searchCompany(text, signal), COMPANY_TITLES, presentResult),
  },
  {
    needs: 'search_all',
    find: async ({ searchDesk }, text, signal) =>
      grouped(await searchDesk(text, signal), DESK_TITLES, presentDeskResult),
  },
];

export const paletteViews = (user: UserResponse): PaletteEntry[] =>
  user.preferences.saved_views.map((view) => ({
    label: view.name,
    to: viewPath(view),
  }));
