// @vitest-environment jsdom
import type { ScreeningEvidence as Evidence } from '@homologa/domain/screenings/screening.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { ScreeningEvidence } from './ScreeningEvidence';

const LIST = {
  topic: 'sanction',
  number: 2,
  sha256: 'a'.repeat(64),
  entries: 10,
  imported_at: '2026-11-20T10:00:00.000Z',
  published_on: null,
};
const EVIDENCE: Evidence = {
  engine: 1,
  as_of: '2026-11-22',
  threshold: 0.7,
  parties: [],
  snapshots: [
    { ...LIST, code: 'un-sc', title: 'Consejo de Seguridad', is_stale: false },
    { ...LIST, code: 'eu', title: 'Unión Europea', is_stale: true },
  ],
  missing_lists: ['OFAC', 'CEIS'],
  not_searched: ['pep'],
  nearest: [],
  hash: 'b'.repeat(64),
};

it('a result says which lists it rests on, which are out of date, which hold nothing and what was not looked at', async () => {
  await renderInApp(<ScreeningEvidence evidence={EVIDENCE} />);
  await screen.findByText(/^Consejo de Seguridad, snapshot 2 of .*[^e]$/);
  screen.getByText(/^Unión Europea, snapshot 2 of .*, out of date$/);
  screen.getByText('Lists without entries: OFAC, CEIS');
  screen.getByText(/^Not looked at: /);
});

it('a result for which nothing was missing says nothing of it', async () => {
  await renderInApp(<ScreeningEvidence evidence={{ ...EVIDENCE, missing_lists: [], not_searched: [] }} />);
  await screen.findByText('Lists that were read');
  expect(screen.queryByText(/Lists without entries/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
