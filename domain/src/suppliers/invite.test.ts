import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { normalizeInvite } from './invite';

const text = fc.string({ unit: 'binary' });
const anyInvite = fc.record({
  companyName: text,
  fullName: text,
  emails: fc.array(fc.oneof(fc.emailAddress(), text), { maxLength: 3 }),
  country: fc.oneof(fc.constantFrom('Brasil', 'EUA', 'peru', 'Atlantis', ''), text),
  taxId: fc.oneof(fc.constantFrom('11.222.333/0001-81', '11.222.333/0001-80', '20-12345678-6'), text),
  address: text,
  sic: text,
  phone: text,
  dunsNumber: text,
  shareholders: fc.array(text, { maxLength: 3 }),
});

describe('normalizeInvite', () => {
  it('trims, drops what is empty, knows countries and strips tax ids', () => {
    expect(
      normalizeInvite({
        companyName: '  ACME\tLtda.\r\nBcc: x ',
        emails: [' Ana@Acme.COM ', '', 'not AN email'],
        country: 'BRASIL',
        taxId: '12.abc.345/01de-35',
        shareholders: ['', ' Eva '],
      }),
    ).toEqual({
      companyName: 'ACME Ltda. Bcc: x',
      fullName: '',
      emails: ['ana@acme.com', 'not AN email'],
      country: 'brazil',
      taxId: '12ABC34501DE35',
      address: '',
      sic: '',
      phone: '',
      dunsNumber: '',
      shareholders: ['Eva'],
    });
  });

  it('keeps as typed what is not valid', () => {
    const invite = normalizeInvite({ country: 'Atlantis', taxId: '11;222' });
    expect([invite.country, invite.taxId]).toEqual(['Atlantis', '11;222']);
    expect(normalizeInvite({ country: 'brazil', taxId: '11.222.333/0001-80' }).taxId).toBe('11.222.333/0001-80');
  });

  test.prop([anyInvite])('normalizing twice is normalizing once', (invite) => {
    expect(normalizeInvite(normalizeInvite(invite))).toEqual(normalizeInvite(invite));
  });

  test.prop([anyInvite])('leaves no control character', (invite) => {
    expect(JSON.stringify(Object.values(normalizeInvite(invite)))).not.toMatch(/\\u00[01]|\\[nrtbf]/);
  });
});

it('stores a D-U-N-S number by its digits and leaves what is none as typed', () => {
  expect(normalizeInvite({ dunsNumber: ' 06-123-4567 ' }).dunsNumber).toBe('061234567');
  expect(normalizeInvite({ dunsNumber: '06 123 4567' }).dunsNumber).toBe('061234567');
  expect(normalizeInvite({ dunsNumber: 'pending' }).dunsNumber).toBe('pending');
});
