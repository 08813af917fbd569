import { describe, expect, it } from 'vitest';
import { type BirSectionId, birFormFor } from './bir-form';
import type { BirRow, BirValue } from './form-values';
import { presetsOf, presetsWith } from './presets';

function sectionOf(id: BirSectionId, country: string) {
  const section = birFormFor(country, 'bir').sections.find((known) => known.id === id);
  if (!section) throw new Error(id);
  return section;
}
const shown = (id: BirSectionId, values: BirRow = {}, country = 'colombia') =>
  presetsOf(sectionOf(id, country), values, country);
const stored = (id: BirSectionId, values: BirRow, name: string, value: BirValue, country = 'colombia') =>
  presetsWith(sectionOf(id, country), values, { name, value }, country);

describe('values that come from the country', () => {
  it('are the currency of required figures and the country of a bank', () => {
    expect(shown('financials')).toEqual({ currency: 'COP' });
    expect(shown('banks')).toEqual({ country: 'colombia' });
    expect([shown('owners'), shown('registration'), shown('financials', {}, 'germany')]).toEqual([{}, {}, {}]);
  });

  it('are stored with the first edit of the section', () => {
    expect(stored('financials', {}, 'revenue', 5)).toEqual({ currency: 'COP' });
    expect(stored('financials', {}, 'currency', 'USD')).toEqual({});
    expect(stored('banks', {}, 'bank', 'Bancolombia')).toEqual({ country: 'colombia' });
  });

  it('stay empty where the supplier emptied them', () => {
    expect(shown('financials', { revenue: 5 })).toEqual({});
    expect(stored('financials', { revenue: 5 }, 'ebit', 1)).toEqual({});
    expect(stored('banks', { bank: 'Bancolombia' }, 'branch', 'Centro')).toEqual({});
  });

  it('include the currency of the share capital once there is a capital', () => {
    expect(stored('registration', { legal_form: 'S.A.S.' }, 'share_capital', 9)).toEqual({ capital_currency: 'COP' });
    expect(stored('registration', { capital_currency: 'USD' }, 'share_capital', 9)).toEqual({});
    expect(stored('registration', {}, 'legal_form', 'S.A.S.')).toEqual({});
  });

  it('include the country of operations elsewhere', () => {
    expect(stored('addresses', {}, 'operations_same', false)).toEqual({ operations_country: 'colombia' });
    expect(stored('addresses', {}, 'operations_same', true)).toEqual({});
  });
});
