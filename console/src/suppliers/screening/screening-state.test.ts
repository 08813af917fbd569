import { expect, it } from 'vitest';
import { complianceFiles, isScreeningPending, showsCompliance } from './screening-state';

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
  expect(complianceFiles('/api/workflows/w/suppliers/s', screenings).map(({ format, path }) => [format, path])).toEqual(
    [
      ['PDF', '/api/workflows/w/suppliers/s/compliance/b?type=pdf'],
      ['HTML', '/api/workflows/w/suppliers/s/compliance/b?type=html'],
      ['HTML', '/api/workflows/w/suppliers/s/compliance/a?type=html'],
    ],
  );
});

it('shows compliance to companies that have it, and whatever was screened to everybody', () => {
  const screening = { status: 'no_match' as const, requested_at: at };
  expect(showsCompliance({ compliance_enabled: false }, { screening: null })).toBe(false);
  expect(showsCompliance({ compliance_enabled: true }, { screening: null })).toBe(true);
  expect(showsCompliance({ compliance_enabled: false }, { screening })).toBe(true);
  expect(isScreeningPending({ screening })).toBe(false);
  expect(isScreeningPending({ screening: { ...screening, status: 'in_progress' } })).toBe(true);
});
