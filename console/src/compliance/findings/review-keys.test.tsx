// @vitest-environment jsdom
import type { ScreeningHit, ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { ListTable } from '../../shared/lists/ListTable';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { ScreeningFindings } from './ScreeningFindings';

const hitOf = (key: string): ScreeningHit => ({
  entry_key: key,
  list: { code: 'x', title: 'Lista ficticia' },
  list_version: null,
  entry_id: key,
  matched_name: `NOMBRE ${key}`,
  names: [],
  score: 0.9,
  topics: [],
  countries: [],
  birth_dates: [],
  date: null,
  remarks: null,
  url: null,
});

const screeningOf = (hits: readonly ScreeningHit[]) =>
  ({
    decisions: [],
    new_entry_keys: [],
    report_versions: [],
    data: {
      company_screenings: [{ name: 'Acme', sanction_lists: hits, adverse_media: [], peps: [] }],
      shareholders_screenings: [],
      shareholders: [],
      beneficial_owners: [],
      legal_actions: [],
      subsidiaries: [],
      branches: [],
    },
  }) as unknown as ScreeningResponse;

/** Renders a screening result above the list of past checks. */
async function renderBoth(hits: readonly ScreeningHit[]) {
  const { withLists } = listsOf(async () => [{ id: 1 }, { id: 2 }]);
  const supplier = { id: 's1', workflow_id: 'w1' } as SupplierResponse;
  const page = withLists(
    <ListBase resource="checks" disableAuthentication>
      <ScreeningFindings supplier={supplier} screening={screeningOf(hits)} />
      <ListTable
        label="Past"
        columns={[{ key: 'id', label: 'Id', render: ({ id }) => `check ${id}` }]}
        empty={<p>None.</p>}
      />
    </ListBase>,
  );
  await renderInApp(page, { user: buyerOf('cfr') });
  await screen.findByText('check 2');
}

const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

it('the letters are those of the review, and of the table while it has the focus', async () => {
  await renderBoth([hitOf('A'), hitOf('B')]);
  key('j');
  expect(focused()).toContain('NOMBRE A');
  key('j');
  expect(focused()).toContain('NOMBRE B');
  screen.getByRole('region', { name: 'Past' }).focus();
  key('j');
  expect(focused()).toBe('check 1');
  key('j');
  expect(focused()).toBe('check 2');
  (document.activeElement as HTMLElement).blur();
  key('k');
  expect(focused()).toContain('NOMBRE A');
});

it('a result without hits leaves the letters to the table', async () => {
  await renderBoth([]);
  key('j');
  expect(focused()).toBe('check 1');
});
