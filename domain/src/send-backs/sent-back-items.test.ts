import { describe, expect, it } from 'vitest';
import { birFormFor } from '../bir-form/bir-form';
import { changedFields, fieldTargets, fieldValue, openFields, wasAskedFor } from './sent-back-items';

const form = birFormFor('mexico', 'bir');
const field = (target: string) => ({ kind: 'field', target }) as const;
const data = {
  company: { company_name: 'ACME', tax_id: 'AAA010101AAA' },
  country: 'mexico',
  form: { addresses: { fiscal_street: 'Uno 1', fiscal_city: 'Puebla' }, owners: [{ name: 'Ana', share: 60 }] },
};

describe('what can be sent back', () => {
  it('is each field of the form, a list as a whole, each kind of file and each question that is answered', () => {
    const targets = fieldTargets(form);
    expect(targets).toEqual(expect.arrayContaining(['company.company_name', 'country', 'form.owners']));
    expect(targets.some((path) => path.startsWith('form.owners.'))).toBe(false);
    const asked = { id: 'q1', type: 'input', title: 'A', required: true, options: [], file: null } as const;
    const questions = [asked, { ...asked, id: 'q2', type: 'section' } as const];
    const known = { questions, form };
    expect(wasAskedFor({ kind: 'question', target: 'q1' }, known)).toBe(true);
    expect(wasAskedFor({ kind: 'question', target: 'q2' }, known)).toBe(false);
    expect(wasAskedFor({ kind: 'file', target: 'tax_certificate' }, known)).toBe(true);
    expect(wasAskedFor({ kind: 'file', target: 'payment_proof' }, known)).toBe(false);
    expect(wasAskedFor(field('form.owners'), known)).toBe(true);
    expect(wasAskedFor(field('form.owners.0.share'), known)).toBe(false);
    expect(wasAskedFor(field('country'), { questions, form: null })).toBe(false);
  });

  it('has the value that the form holds', () => {
    expect(fieldValue(data, 'company.tax_id')).toBe('AAA010101AAA');
    expect(fieldValue(data, 'country')).toBe('mexico');
    expect(fieldValue(data, 'form.addresses.fiscal_city')).toBe('Puebla');
    expect(fieldValue(data, 'form.owners')).toEqual([{ name: 'Ana', share: 60 }]);
    expect(fieldValue(data, 'form.financials.revenue')).toBeNull();
  });
});

describe('what a send-back opens', () => {
  it('is what it names, with the fields that only an answer to it makes appear', () => {
    const withDependents = form.sections.flatMap(({ id, isList, fields }) =>
      fields.flatMap(({ name, shownIf }) => (shownIf && !isList ? [{ id, name, by: shownIf.field }] : [])),
    );
    const [dependent] = withDependents;
    if (!dependent) throw new Error('the form has no field that depends on another');
    const path = (name: string) => (dependent.id === 'identity' ? `company.${name}` : `form.${dependent.id}.${name}`);
    const open = openFields([field(path(dependent.by)), field('form.banks')], form);
    expect([...open]).toEqual(expect.arrayContaining([path(dependent.by), path(dependent.name), 'form.banks']));
    expect(open.has('company.tax_id')).toBe(false);
    expect(openFields([field(path(dependent.name))], form).has(path(dependent.by))).toBe(false);
  });

  it('is held against what differs: fields by their paths, lists as a whole', () => {
    expect(changedFields(data, { ...data, company: { ...data.company } })).toEqual([]);
    const after = {
      company: { company_name: 'ACME', phone: '+52 55' },
      country: 'peru',
      form: {
        addresses: { fiscal_street: 'Dos 2', fiscal_city: 'Puebla' },
        owners: [{ share: 60, name: 'Ana' }],
        banks: [{}],
      },
    };
    expect(changedFields(data, after).sort()).toEqual(
      ['company.phone', 'company.tax_id', 'country', 'form.addresses.fiscal_street', 'form.banks'].sort(),
    );
  });
});
