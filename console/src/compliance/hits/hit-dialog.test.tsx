// @vitest-environment jsdom
import type { ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { HitDialog } from './HitDialog';

const HIT: ScreeningHit = {
  entry_key: 'demo:1@a',
  list: { code: 'demo', title: 'Lista ficticia' },
  list_version: '2026-11-01',
  entry_id: '1',
  matched_name: 'CELIA INVENTADA PARDO',
  names: ['CELIA INVENTADA PARDO'],
  score: 0.96,
  topics: ['sanction', 'debarment', 'told otherwise'],
  countries: ['chile'],
  birth_dates: ['1948-11-12', '1949', '1950-02'],
  date: null,
  remarks: null,
  url: null,
};

it('why somebody is listed, and when born, are said in the language of the reader', async () => {
  await renderInApp(
    <HitDialog
      supplier={{ id: 's1', workflow_id: 'w1' }}
      found={{
        key: 'k',
        hit: HIT,
        kind: 'sanction_lists',
        group: 'shareholders_screenings',
        party: 'Celia',
        isNew: false,
        decisions: [],
      }}
      evidence={undefined}
      onClose={() => undefined}
    />,
    { locale: 'es' },
  );
  await screen.findByText('Sanciones, Inhabilitación para contratar, told otherwise');
  expect(screen.getByText('12 de noviembre de 1948, 1949, febrero de 1950')).toBeTruthy();
  expect(screen.getByText('01 de noviembre de 2026')).toBeTruthy();
});

const EXPLAINED: ScreeningHit = {
  ...HIT,
  explanation: {
    queryName: 'Celia Inventada Pardo',
    listedName: 'CELIA INVENTADA PARDO',
    tokens: [],
    unmatchedQuery: [],
    unmatchedListed: [],
    parts: [],
  } as unknown as NonNullable<ScreeningHit['explanation']>,
};

it('shows score and list first, each compared value once and no empty field', async () => {
  await renderInApp(
    <HitDialog
      supplier={{ id: 's1', workflow_id: 'w1' }}
      found={{
        key: 'k',
        hit: EXPLAINED,
        kind: 'sanction_lists',
        group: 'shareholders_screenings',
        party: 'Celia',
        isNew: false,
        decisions: [],
      }}
      evidence={undefined}
      onClose={() => undefined}
    />,
  );
  const list = await screen.findByText('Lista ficticia', { exact: false });
  const comparison = screen.getByRole('heading', { name: 'Side by side' });
  expect(list.compareDocumentPosition(comparison) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByText('Countries')).toHaveLength(1);
  expect(screen.getAllByText('Dates of birth')).toHaveLength(1);
  expect(screen.queryByText('Matched name')).toBeNull();
  expect(screen.queryByText('Other names')).toBeNull();
  expect(screen.queryByText('Link')).toBeNull();
});
