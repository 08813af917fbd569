import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { REPORT_TYPES } from '../../catalog/report-types';
import { WORKFLOW_PRODUCTS, WORKFLOW_TYPES, type WorkflowTraits } from '../../catalog/workflow-traits';
import type { Invite } from '../invite';
import { inviteValue, prepareInvite } from '../supplier-rules';
import { INVITE_FIELD_WORDS } from '../supplier-words';
import { bulkFieldsOf, checkBulkInvites, parseBulkSuppliers } from './bulk-suppliers';

const onboarding: WorkflowTraits = { type: 'onboarding', product: 'report', reportType: 'bir' };
const investigating: WorkflowTraits = { ...onboarding, type: 'investigating' };
const ckr: WorkflowTraits = { ...investigating, reportType: 'ckr' };
const ccr: WorkflowTraits = { ...investigating, reportType: 'ccr' };
const cfr: WorkflowTraits = { ...investigating, reportType: 'cfr' };
const traits = fc.record({
  type: fc.constantFrom(...WORKFLOW_TYPES),
  product: fc.constantFrom(...WORKFLOW_PRODUCTS),
  reportType: fc.constantFrom(...REPORT_TYPES),
});

// Generate texts without semicolons and commas, because the format of bulk lines has no quoting to escape a separator.
const text = fc.string({ unit: 'binary' }).map((value) => value.replace(/[;,]/g, ' '));
const anyInvite = fc.record({
  companyName: text,
  fullName: text,
  emails: fc.array(fc.oneof(fc.emailAddress(), text), { maxLength: 3 }),
  country: fc.oneof(fc.constantFrom('Brasil', 'EUA', 'peru', 'Atlantis', ''), text),
  taxId: fc.oneof(fc.constantFrom('11.222.333/0001-81', '11.222.333/0001-80'), text),
  address: text,
  sic: text,
  phone: text,
  dunsNumber: text,
  shareholders: fc.array(text, { maxLength: 3 }),
});

function printed(invites: readonly Invite[], workflow: WorkflowTraits): string {
  const fields = bulkFieldsOf(workflow);
  return invites
    .map((invite) => fields.map((field) => [inviteValue(invite, field)].flat().join(', ')).join('; '))
    .join('\n');
}

const found = (text: string, workflow: WorkflowTraits) =>
  parseBulkSuppliers(text, workflow).violations.map(({ message, index }) => [index, message]);
const line = 'ACME; Ana; ana@acme.com; Mexico; ; ; ; ';

describe('bulk add', () => {
  it('reads lines as a person types them, quotes and all', () => {
    const { invites, violations } = parseBulkSuppliers(
      `"ACME" S.A.; Ana "la jefa"; ana@acme.com, Eva@acme.com ,; México; eku-900317-3c9; Calle 1, 2; 1711; +52 1\r\n\n` +
        'Padaria;João;joao@padaria.com.br;Brasil;12.abc.345/01de-35;;;\n   \n',
      onboarding,
    );
    expect(violations).toEqual([]);
    expect(invites).toMatchObject([
      {
        companyName: '"ACME" S.A.',
        fullName: 'Ana "la jefa"',
        emails: ['ana@acme.com', 'eva@acme.com'],
        country: 'mexico',
        taxId: 'EKU9003173C9',
        address: 'Calle 1, 2',
        dunsNumber: '',
      },
      { country: 'brazil', taxId: '12ABC34501DE35' },
    ]);
  });

  it('counts 8, 9 or 10 fields', () => {
    expect(found('a;b', onboarding)).toEqual([[0, 'Found record with more or less than 8 elements']]);
    expect(found(line, investigating)).toEqual([[0, 'Found record with more or less than 9 elements']]);
    expect(found(`${line};`, investigating)).toEqual([]);
    expect(found(line, cfr)).toEqual([[0, 'Found record with more or less than 10 elements']]);
    expect(found(`"ACME; Inc";${line}`, onboarding)).toEqual([[0, 'Found record with more or less than 8 elements']]);
  });

  it('lists every error of every record with its number', () => {
    const text = [
      line,
      '; Ana; nope, no; Atlantis; ; ; ; ',
      'P; J; j@p.com; brasil; ; ; ; ',
      'P; J; j@p.com; br; 11.222.333/0001-80; ; ; ',
      'x',
    ].join('\n');
    expect(found(text, onboarding)).toEqual([
      [1, 'Company name, Full name, Emails and Country are required'],
      [1, 'Found invalid email: nope'],
      [1, 'Found invalid email: no'],
      [1, 'Found unknown country: Atlantis'],
      [2, 'Company name, Full name, Emails, Country and Tax ID are required'],
      [3, 'Found invalid tax id: 11.222.333/0001-80'],
      [4, 'Found record with more or less than 8 elements'],
    ]);
  });

  it('knows the rules of CKR, CCR and CFR', () => {
    expect(found(';;;;;;;;', ckr)).toEqual([[0, 'Tax ID is required']]);
    expect(found(';;;;11222333000181;;;;', ckr)).toEqual([]);
    expect(found(';;;mexico;11222333000180;;;;', ckr)).toEqual([[0, 'Found invalid tax id: 11222333000180']]);
    expect(found('ACME;Ana;a@acme.com;;;;;;', ccr)).toEqual([]);
    expect(found(';;;;11222333000181;;;;', ccr)).toEqual([]);
    expect(found(';Ana;a@acme.com;;;;;;', ccr)).toEqual([[0, 'Please enter the company name or the tax ID.']]);
    expect(found(';;;;;;;;;', cfr)).toEqual([[0, 'D-U-N-S Number is required']]);
    expect(parseBulkSuppliers(';;;;;;;;123;Ana, Eva', cfr).invites[0]).toMatchObject({
      dunsNumber: '123',
      shareholders: ['Ana', 'Eva'],
    });
  });

  it('reads rows as a spreadsheet copies them, and lines with semicolons among them', () => {
    const text = [
      'ACME\tAna\t"a@acme.com\nb@acme.com"\tMéxico\t',
      '\t\t\t\t',
      'Beta; Bo; bo@beta.com; peru; ; ; ; ',
      '"5"" pipes"\tEva\teva@pipes.com; e@pipes.com\tchile\t\t\t\t\t\t\t',
      'Gamma\tGus\tg@g.com\tchile\t\t\t\t\tnine\tten',
    ].join('\r\n');
    const { invites, violations, records } = parseBulkSuppliers(text, onboarding);
    expect(invites.map(({ companyName, emails, country }) => [companyName, emails, country])).toEqual([
      ['ACME', ['a@acme.com', 'b@acme.com'], 'mexico'],
      ['Beta', ['bo@beta.com'], 'peru'],
      ['5" pipes', ['eva@pipes.com', 'e@pipes.com'], 'chile'],
    ]);
    expect(violations.map(({ index, message }) => [index, message])).toEqual([
      [3, 'Found record with more or less than 8 elements'],
    ]);
    expect(records.map(({ cells }) => cells.length)).toEqual([8, 8, 8, 10]);
  });

  it('takes a first row of column names for no supplier, and lets it decide the columns', () => {
    const names = bulkFieldsOf(onboarding).map((field) => `${INVITE_FIELD_WORDS[field].es} *`);
    expect(parseBulkSuppliers(`${names.join(';')}\n${line}`, onboarding)).toMatchObject({
      violations: [],
      invites: [{ companyName: 'ACME', country: 'mexico' }],
    });
    const sheet = 'Country\tNotes\tContact Emails\tCompany Name\tFull Name\nPerú\tx\ta@b.test\tACME\tAna';
    expect(parseBulkSuppliers(sheet, onboarding)).toMatchObject({
      violations: [],
      invites: [{ companyName: 'ACME', fullName: 'Ana', emails: ['a@b.test'], country: 'peru' }],
    });
    expect(found('Country; Company Name\nPeru; ACME; Ana', onboarding)).toEqual([
      [0, 'Found record with more or less than 2 elements'],
    ]);
    expect(parseBulkSuppliers('Company Name\tFull Name', onboarding).violations[0]?.code).toBe('bulk_empty');
  });

  it('takes 100 suppliers and not 101, nor none', () => {
    expect(found(Array(100).fill(line).join('\n'), onboarding)).toEqual([]);
    expect(found(Array(101).fill(line).join('\n'), onboarding)).toEqual([
      [undefined, 'Supplier bulk exceeds 100 supplier limit'],
    ]);
    expect(parseBulkSuppliers(' \n', onboarding).violations[0]?.code).toBe('bulk_empty');
  });

  test.prop([fc.string({ unit: 'binary', size: 'large' }), traits])('never throws', (text, workflow) => {
    parseBulkSuppliers(text, workflow);
    parseBulkSuppliers(text.replaceAll('a', ';'), workflow);
  });

  test.prop([fc.array(anyInvite, { minLength: 1, maxLength: 5 }), traits])(
    'printing and parsing gives the same suppliers and the same violations',
    (typed, workflow) => {
      const keepsFields = workflow.type === 'investigating' || workflow.reportType === 'cfr';
      const invites = typed.map((invite) =>
        prepareInvite(
          {
            ...invite,
            dunsNumber: keepsFields ? invite.dunsNumber : '',
            shareholders: workflow.reportType === 'cfr' ? invite.shareholders : [],
          },
          workflow,
        ),
      );
      const parsed = parseBulkSuppliers(printed(invites, workflow), workflow);
      expect(parsed.invites).toEqual(invites);
      expect(parsed.violations).toEqual(checkBulkInvites(invites, workflow));
    },
  );
});
