import { describe, expect, it } from 'vitest';
import { checkColleague } from './handover-rules';

const codesOf = (person: { fullName: string; email: string; note?: string }) =>
  checkColleague({ note: '', ...person }, ['laura@acme.test']).map(({ code, path }) => [code, path]);

describe('checkColleague', () => {
  it('accepts a colleague with a name and another e-mail', () => {
    expect(codesOf({ fullName: 'Pedro Ruiz', email: 'pedro@acme.test' })).toEqual([]);
  });

  it('names every field that is missing or wrong', () => {
    expect(codesOf({ fullName: ' ', email: 'pedro' })).toEqual([
      ['all_fields_required', 'full_name'],
      ['email_invalid', 'email'],
    ]);
  });

  it('rejects a name that holds an address', () => {
    expect(codesOf({ fullName: 'visit https://evil.test', email: 'pedro@acme.test' })).toEqual([
      ['name_holds_address', 'full_name'],
    ]);
  });

  it('rejects a note that holds an address, which the colleague would be mailed', () => {
    const colleague = { fullName: 'Pedro Ruiz', email: 'pedro@acme.test' };
    expect(codesOf({ ...colleague, note: 'Pay first at evil-bank.com' })).toEqual([['note_holds_address', 'note']]);
    expect(codesOf({ ...colleague, note: 'You know the figures.Thank you' })).toEqual([]);
  });

  it('rejects the e-mail of the present person in any case', () => {
    expect(codesOf({ fullName: 'Laura', email: ' Laura@ACME.test' })).toEqual([
      ['handover_to_present_person', 'email'],
    ]);
  });
});
