import { expect, it } from 'vitest';
import { complianceFiles, complianceFilesOf, isScreeningPending, showsCompliance } from './screening-state';

const at = '2026-11-02T10:00:00.000Z';
const summary = (id: string, types: string[]) => ({
  _id: id,
  id,
  status: 'match' as const,
  requested_at: at,
  finished_at: at,
  reports: types.map((type) => ({ _id: type, id: type, type })),
});

it('names each past report in each of its formats, PDF first', () => {
  const screenings = [summary('b', ['html', 'pdf', 'pdf']), summary('a', ['html'])];
  expect(complianceFiles('/s', screenings, 'es').map(({ format, path }) => [format, path])).toEqual([
    ['PDF', '/s/compliance/b?type=pdf&language=es'],
    ['HTML', '/s/compliance/b?type=html&language=es'],
    ['HTML', '/s/compliance/a?type=html&language=es'],
  ]);
});

it('names a version that was replaced', () => {
  const [file] = complianceFilesOf('/s', summary('b', ['pdf']), 'pt-BR', 2);
  expect(file?.path).toBe('/s/compliance/b?type=pdf&language=pt-BR&version=2');
});

it('shows compliance to companies that have it, and whatever was screened to everybody', () => {
  const screening = { status: 'no_match' as const, requested_at: at };
  expect(showsCompliance({ compliance_enabled: false }, { screening: null })).toBe(false);
  expect(showsCompliance({ compliance_enabled: true }, { screening: null })).toBe(true);
  expect(showsCompliance({ compliance_enabled: false }, { screening })).toBe(true);
  expect(isScreeningPending({ screening })).toBe(false);
  expect(isScreeningPending({ screening: { ...screening, status: 'in_progress' } })).toBe(true);
});
