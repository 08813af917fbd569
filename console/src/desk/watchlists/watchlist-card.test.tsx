// @vitest-environment jsdom
import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import { WatchlistCard } from './WatchlistCard';

const CURRENT = {
  _id: 's1',
  id: 's1',
  number: 1,
  entries: 3,
  added: 3,
  changed: 0,
  removed: 0,
  sha256: 'a',
  files: ['list.xml'],
  published_on: '2021-06-01',
  imported_at: '2026-11-24T10:00:00.000Z',
};
const LIST: WatchlistResponse = {
  _id: 'w1',
  id: 'w1',
  code: 'un-sc',
  title: 'A list',
  format: 'un_xml',
  topic: 'sanction',
  has_address: true,
  refresh_hours: 24,
  checked_at: '2026-11-24T10:00:00.000Z',
  stale: false,
  stale_reason: null,
  current: CURRENT,
  problem: null,
};

it('an old edition that was looked up today is not up to date, and says both days', async () => {
  await renderInApp(<WatchlistCard list={{ ...LIST, stale: true, stale_reason: 'old_edition' }} />, {
    user: sampleUser,
  });
  await screen.findByText('Old edition');
  expect(screen.queryByText('Up to date')).toBeNull();
  expect(screen.getByText('Published')).toBeTruthy();
  expect(screen.getByText('Last looked up')).toBeTruthy();
});

it('a day that is only that of the newest record is said to be that', async () => {
  const current = { ...CURRENT, is_day_inferred: true };
  await renderInApp(<WatchlistCard list={{ ...LIST, current }} />, { user: sampleUser });
  await screen.findByText(/2021, the day of its newest entry: its publisher states none$/);
});

it('an older edition is imported by a word of its own', async () => {
  const call = 'POST /api/desk/watchlists/w1/imports';
  const problem = {
    code: 'watchlist_older',
    message: 'The file is dated 2021-06-01, the edition in use 2026-11-01. Nothing was changed.',
    at: '2026-11-24T10:00:00.000Z',
  };
  const { sent } = await renderInApp(<WatchlistCard list={{ ...LIST, problem }} />, {
    user: sampleUser,
    answers: { [call]: { status: 409, body: { code: 'watchlist_importing', message: 'Wait.' } } },
  });
  await screen.findByText(/is dated June 01, 2021, the edition in use November 01, 2026/);
  press('Import an older edition');
  await screen.findByText('Import an older edition of A list?');
  press('Take what the publisher has');
  await waitFor(() => expect(sent).toContainEqual({ call, body: { accept_older: true } }));
});
