// @vitest-environment jsdom
import type { ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import type { FoundGroup, FoundHit } from './findings';
import { HitDialog } from './HitDialog';
import { JudgeHitDialog } from './JudgeHitDialog';

const SUPPLIER = { id: 's1', workflow_id: 'w1' } as SupplierResponse;
const hitOf = (list: string): FoundHit => ({
  key: list,
  hit: {
    entry_key: `${list}:1@a`,
    list: { code: list, title: `Lista ${list}` },
    entry_id: '1',
    matched_name: 'CELIA INVENTADA PARDO',
    names: [],
    score: 0.96,
    topics: [],
    countries: [],
    birth_dates: [],
    date: null,
    remarks: null,
    url: null,
    list_version: '2',
  } satisfies ScreeningHit,
  kind: 'sanction_lists',
  group: 'shareholders_screenings',
  party: 'Celia',
  isNew: false,
  decisions: [],
});
const [LEAD, OTHER] = [hitOf('a'), hitOf('b')];
const GROUP: FoundGroup = { key: 'a', lead: LEAD, hits: [LEAD, OTHER], state: 'undecided' };
const DECIDE = 'POST /api/workflows/w1/suppliers/s1/screening/decisions';

it('a dialog that a key has opened takes what is typed at once, and Ctrl+Enter sends it', async () => {
  const { sent } = await renderInApp(
    <JudgeHitDialog supplier={SUPPLIER} groups={[GROUP]} decision="true_match" onClose={() => undefined} />,
    { answers: { [DECIDE]: { body: {} } }, user: sampleUser },
  );
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(document.activeElement).toBe(reason);
  screen.getByText('The decision is about all 2 entries of the same person or company.');
  fireEvent.change(reason, { target: { value: 'Coincide' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  await waitFor(() =>
    expect(sent.find(({ call }) => call === DECIDE)?.body).toMatchObject({
      entry_key: 'a:1@a',
      also: [],
      decision: 'true_match',
      reason: 'Coincide',
      alone: false,
    }),
  );
});

it('a letter in the comparison opens the decision with the focus in the reason, and a usual one is sent as a code', async () => {
  const Review = () => {
    const [decision, setDecision] = useState<'true_match' | 'false_positive' | 'open' | null>();
    return decision === undefined ? (
      <HitDialog
        supplier={SUPPLIER}
        found={OTHER}
        evidence={undefined}
        onClose={() => undefined}
        onJudge={setDecision}
      />
    ) : (
      <JudgeHitDialog
        supplier={SUPPLIER}
        groups={[GROUP]}
        entry={OTHER}
        decision={decision}
        onClose={() => undefined}
      />
    );
  };
  const { sent } = await renderInApp(<Review />, {
    answers: { [DECIDE]: { body: {} } },
    user: sampleUser,
    locale: 'es',
  });
  // `fireEvent` returns false if the handler has prevented the default, so that the browser does not type the letter.
  expect(fireEvent.keyDown(await screen.findByRole('dialog', { name: 'CELIA INVENTADA PARDO' }), { key: 'f' })).toBe(
    false,
  );
  const reason = await screen.findByRole('textbox', { name: 'Motivo' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  fireEvent.click(screen.getByRole('button', { name: 'Solo se parece el nombre' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Solo la entrada Lista b 1/ }));
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  await waitFor(() =>
    expect(sent.find(({ call }) => call === DECIDE)?.body).toMatchObject({
      entry_key: 'b:1@a',
      decision: 'false_positive',
      reason: '',
      reason_code: 'name_only',
      alone: true,
    }),
  );
});

it('shows the comparison beside the decision, and a digit chooses and moves the focus to the reason', async () => {
  const explained: FoundHit = {
    ...LEAD,
    hit: {
      ...LEAD.hit,
      explanation: {
        queryName: 'Celia',
        listedName: 'CELIA INVENTADA PARDO',
        tokens: [],
        unmatchedQuery: [],
        unmatchedListed: [],
        parts: [],
      } as unknown as NonNullable<ScreeningHit['explanation']>,
    },
  };
  await renderInApp(
    <JudgeHitDialog
      supplier={SUPPLIER}
      groups={[{ key: 'a', lead: explained, hits: [explained], state: 'undecided' }]}
      decision={null}
      onClose={() => undefined}
    />,
    { user: sampleUser },
  );
  await screen.findByRole('heading', { name: 'Side by side' });
  const [first] = screen.getAllByRole('radio');
  fireEvent.keyDown(first as HTMLElement, { key: '2' });
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
});
