import { describe, expect, test } from 'vitest';
import { requestScreeningBody } from './compliance.contract';

describe('the body of a request', () => {
  const sent = (shareholders: unknown) => requestScreeningBody.parse({ shareholders }).shareholders;

  test('takes names as before, also as one text', () => {
    expect(sent(['Ana', 'Luis'])).toEqual(['Ana', 'Luis']);
    expect(
      sent('Ana, Luis')
        .map(String)
        .map((name) => name.trim()),
    ).toEqual(['Ana', 'Luis']);
    expect(sent(null)).toEqual([]);
    expect(requestScreeningBody.parse({}).shareholders).toEqual([]);
  });

  test('takes objects beside names; what is empty is not said', () => {
    expect(
      sent([
        'Ana',
        { name: ' Luis ', kind: 'person', birth_date: '1962-05', nationality: 'peru', tax_id: '', document: null },
      ]),
    ).toEqual(['Ana', { name: 'Luis', kind: 'person', birth_date: '1962-05', nationality: 'peru' }]);
  });

  test.each([{ kind: 'dog' }, { birth_date: '1962-13' }, { birth_date: '3/5/1962' }, { document: 7 }])(
    'refuses %o',
    (fact) => {
      expect(requestScreeningBody.safeParse({ shareholders: [{ name: 'Ana', ...fact }] }).success).toBe(false);
    },
  );
});
