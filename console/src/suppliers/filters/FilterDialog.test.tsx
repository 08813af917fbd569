// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import FilterDialog from './FilterDialog';

const NONE: readonly object[] = [];
const statistics = {
  country: NONE,
  financialStrength: NONE,
  industry: NONE,
  riskIndicator: NONE,
  racRiskIndicator: NONE,
  commercialScore: NONE,
  activities: NONE,
  suppliers: { total: 0, status: NONE },
};

it('offers every industry: what is typed is searched on the server', async () => {
  const many = Array.from({ length: 12 }, (_, place) => ({ key: `Trade ${place}`, count: 20 - place }));
  let applied: unknown;
  const answers = {
    'GET /api/workflows/statistics': { body: statistics },
    'GET /api/workflows/industries?': { body: many },
    'GET /api/workflows/industries?q=acer': { body: [{ key: 'Acería', count: 1 }] },
  };
  const dialog = (
    <FilterDialog tabs={['all']} filter={{}} onApply={(filter) => (applied = filter)} onClose={() => undefined} />
  );
  await renderInApp(dialog, { user: buyerOf('bir'), answers });
  const field = await screen.findByRole('combobox', { name: 'Industry' });
  fireEvent.change(field, { target: { value: 'acer' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Acería/ }));
  expect(fieldOf('Industry')).toBe(field);
  press('Apply');
  expect(applied).toEqual({ industry: ['Acería'] });
});

it('groups the filters under headings, and finds one by its name', async () => {
  const answers = {
    'GET /api/workflows/statistics': { body: statistics },
    'GET /api/workflows/industries?': { body: [] },
  };
  const dialog = <FilterDialog tabs={['all']} filter={{}} onApply={() => undefined} onClose={() => undefined} />;
  await renderInApp(dialog, { user: buyerOf('bir'), answers });
  await screen.findByRole('heading', { name: 'Ratings' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Supplier',
    'Progress',
    'Decision and screening',
    'Ratings',
  ]);
  const find = (name: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a filter' }), { target: { value: name } });
  find('countr');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Supplier']);
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeTruthy();
  find('zzz');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
});
