// @vitest-environment jsdom
import type { NeedsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import { NeedsCount } from './NeedsCount';
import { NeedsYou } from './NeedsYou';
import NeedsYouPage from './NeedsYouPage';

const waiting = (supplier: string, name: string) => ({
  id: supplier,
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
      first: [{ id: 'w2', workflow_id: 'w2', supplier_id: null, name: 'Ola', since: null, due_date: '2026-11-30' }],
    },
  ],
};
const NOTHING: NeedsYouResponse = { total: 0, needs: [] };

const answered = (body: NeedsYouResponse) => ({
  answers: { 'GET /api/needs-you': { body }, 'GET /api/needs-you/mail': { body: { rhythm: 'off' } } },
});
const linkTo = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it('the dashboard leads to the first that waits by one press, and each number to its list', async () => {
  await renderInApp(<NeedsYou />, answered(RESPONSE));
  expect(await linkTo('Aceros')).toBe('/workflows/w1/suppliers/s1');
  expect(screen.queryByRole('link', { name: /^(Abeto|and .* more)$/ })).toBeNull();
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
  expect(await linkTo('and 1,198 more')).toBe(await linkTo(/1,200 suppliers to decide/));
  screen.getByRole('link', { name: 'and 2 more' });
});

it.each([
  ['en', 'Nothing needs you'],
  ['es', 'Nada requiere su atención'],
  ['pt-BR', 'Nada requer sua atenção'],
] as const)('says that nothing waits (%s)', async (locale, words) => {
  await renderInApp(<NeedsYouPage />, { ...answered(NOTHING), locale });
  await screen.findByText(words);
});

it('the menu has the sum', async () => {
  await renderInApp(<NeedsCount />, answered(RESPONSE));
  await screen.findByText('1,204');
});

it('a number beyond the window of the lists has a plus', async () => {
  const most = { need: 'decision' as const, count: 10_001, first: [] };
  await renderInApp(<NeedsYou />, answered({ total: 10_001, needs: [most] }));
  await screen.findByRole('link', { name: '10,000+ suppliers to decide' });
});

it('the mail is chosen on the page and stored at once', async () => {
  const { sent } = await renderInApp(<NeedsYouPage />, {
    answers: {
      'GET /api/needs-you': { body: NOTHING },
      'GET /api/needs-you/mail': { body: { rhythm: 'off' } },
      'PUT /api/needs-you/mail': { body: { rhythm: 'weekly' } },
    },
  });
  const choice = await screen.findByRole('combobox', { name: 'Needs you by mail' });
  expect(choice.textContent).toBe('Off');
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByRole('option', { name: 'Once a week' }));
  await waitFor(() => expect(choice.textContent).toBe('Once a week'));
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([{ body: { rhythm: 'weekly' } }]);
});

it('names the company of the mail to a person of several companies only', async () => {
  const [own] = sampleUser.companies;
  if (!own) throw new Error('no company');
  const called = (id: string, name: string) => ({
    ...own,
    company_id: id,
    company: { ...own.company, id, info: { ...own.company.info, name } },
  });
  const companies = [called('c1', 'Acme'), called('c2', 'Otra')];
  await renderInApp(<NeedsYouPage />, {
    ...answered(NOTHING),
    user: { ...sampleUser, companies, acting_company_id: 'c2' },
  });
  await screen.findByRole('combobox', { name: 'Needs you by mail: Otra' });
  await renderInApp(<NeedsYouPage />, {
    ...answered(NOTHING),
    user: { ...sampleUser, companies: companies.slice(0, 1) },
  });
  await screen.findByRole('combobox', { name: 'Needs you by mail' });
});
