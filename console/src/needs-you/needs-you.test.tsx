// @vitest-environment jsdom
import type { NeedsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import { NeedsCount } from './NeedsCount';
import { NeedsYou } from './NeedsYou';
import NeedsYouPage from './NeedsYouPage';

const waiting = (supplier: string, name: string) => ({
  workflow_id: 'w1',
  supplier_id: supplier,
  name,
  since: '2026-11-01T10:00:00.000Z',
  due_date: null,
});
const RESPONSE: NeedsYouResponse = {
  total: 1204,
  needs: [
    { need: 'decision', count: 1200, first: [waiting('s1', 'Aceros'), waiting('s2', 'Abeto')] },
    { need: 'hits', count: 3, first: [waiting('s3', 'CELIA INVENTADA')] },
    {
      need: 'due_soon',
      count: 1,
      first: [{ workflow_id: 'w2', supplier_id: null, name: 'Ola', since: null, due_date: '2026-11-30' }],
    },
  ],
};
const NOTHING: NeedsYouResponse = { total: 0, needs: [] };

const answered = (body: NeedsYouResponse, user = sampleUser) => ({
  answers: { 'GET /api/needs-you': { body } },
  user: { ...user, compliance_enabled: true },
});
const linkTo = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it('the dashboard leads to the first that waits by one press, and each number to its list', async () => {
  await renderInApp(<NeedsYou />, answered(RESPONSE));
  expect(await linkTo('Aceros')).toBe('/workflows/w1/suppliers/s1');
  expect(screen.queryByRole('link', { name: 'Abeto' })).toBeNull();
  const filterOf = async (name: RegExp) => {
    const { pathname, searchParams } = new URL((await linkTo(name)) ?? '', 'http://here');
    return [pathname, JSON.parse(searchParams.get('filter') ?? 'null')];
  };
  expect(await filterOf(/1,200 suppliers to decide/)).toEqual(['/suppliers', { waiting_for: ['decision'] }]);
  expect(await filterOf(/3 hits to review/)).toEqual(['/hits', { queue: 'open' }]);
  expect(await linkTo('Show all')).toBe('/needs-you');
});

it('the page shows more of each, and workflows by their due date', async () => {
  await renderInApp(<NeedsYouPage />, answered(RESPONSE));
  expect(await linkTo('Abeto')).toBe('/workflows/w1/suppliers/s2');
  expect(await linkTo('Ola')).toBe('/workflows/w2/suppliers');
  screen.getByText(/^due /);
});

it('says that nothing waits, in the three languages', async () => {
  await renderInApp(<NeedsYouPage />, answered(NOTHING));
  await screen.findByText('Nothing needs you');
  await renderInApp(<NeedsYouPage />, { ...answered(NOTHING), locale: 'es' });
  await screen.findByText('Nada le espera');
  await renderInApp(<NeedsYouPage />, { ...answered(NOTHING), locale: 'pt-BR' });
  await screen.findByText('Nada espera por você');
});

it('the menu has the sum, without hits where compliance is off', async () => {
  const given = answered(RESPONSE);
  await renderInApp(<NeedsCount />, given);
  await screen.findByText('1,204');
  await renderInApp(<NeedsCount />, { ...given, user: { ...given.user, compliance_enabled: false } });
  await waitFor(() => screen.getByText('1,201'));
});
