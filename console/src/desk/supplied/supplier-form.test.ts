import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { describe, expect, it } from 'vitest';
import { otherEntries, readSupplierForm } from './supplier-form';

const request = {
  company: { company_name: 'Acero', tax_id: '12ABC34501DE35', rating: 'old' },
  country: 'brazil',
  form: {
    registration: { legal_form: 'Ltda.', share_capital: 1500.5, capital_currency: 'BRL', tax_regime_brazil: 'mei' },
    addresses: { fiscal_state: 'SP', operations_same: true, operations_street: 'hidden' },
    owners: [{ name: 'Ana', kind: 'person', country: 'brazil', share: 60 }, {}],
    financials: { balance_sheet_date: '2025-12-31', fiscal_year_end: 12, audited: false },
    partners: [{ name: 'Ana' }],
  },
  files: [{ type: 'tax_certificate' }],
} as unknown as BirRequestResponse;

describe('the supplier’s form at the desk', () => {
  it('keeps what an older page has stored, and lists what is missing in the reader’s language', () => {
    const { form, missing } = readSupplierForm(request, 'bir', 'es');
    expect(otherEntries(form, request).map(([name]) => name)).toEqual(['rating', 'partners']);
    expect(missing).toEqual(
      expect.arrayContaining([
        'NIRE',
        'Propietario 1: Documento de identidad o identificación fiscal',
        'Referencias comerciales: agregue 2 más',
        'Escritura o acta de constitución',
      ]),
    );
    expect(missing).not.toContain('Constancia de inscripción fiscal');
  });
});
