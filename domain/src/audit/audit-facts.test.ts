import { describe, expect, it } from 'vitest';
import { updateBirRequestBody } from '../bir-form/bir-request.contract';
import { patchFeaturesBody, renameCompanyBody } from '../companies/company.contract';
import { LOCALES, type Locale } from '../language/locales';
import { updateAccountBody } from '../session/session.contract';
import { updateWorkflowBody } from '../workflows/workflow.contract';
import { auditFactsText } from './audit-facts';
import { AUDIT_ACTION_WORDS, AUDIT_ACTIONS } from './audit-words';
import { filterFacts } from './filter-words';

const ID = '01a2b3c4-0000-7000-8000-000000000001';
/**
 * Every fact that audit entries contain, each with an example of its stored value: a code, id, hash, or JSON name of a
 * report figure.
 */
const STORED = {
  account_role: 'user',
  action: 'invite_again',
  added: 2,
  addresses: 1,
  amount: '120.00',
  at: '2026-01-02T00:00:00Z',
  changed: ['title', 'questionnaireVersion'],
  code: 'list_unreadable',
  columns: ['company_name'],
  content: 'f'.repeat(64),
  corrected: ['dnbRating'],
  count: 1,
  decision: 'approved',
  decision_id: ID,
  deliveryId: ID,
  details: ['shareholders'],
  entries: [`demo-sanctions:7001@10d7`],
  entry: 'demo-sanctions:7001@10d7',
  fields: ['phone'],
  figures: ['dnbRating', 'dnb_rating'],
  file: ID,
  fileId: ID,
  file_id: ID,
  filters: ['company_id'],
  format: 'ofac_xml',
  from: 'to_check',
  gateway: 'http',
  hash: 'a'.repeat(64),
  isDayInferred: true,
  issue: ID,
  items: ['field general.tax_id'],
  jobId: ID,
  kind: 'bir',
  kinds: ['supplier_completed'],
  labelIds: [ID],
  languages: ['es'],
  list: ID,
  method: 'bank_transfer',
  name: 'exports.audit-trail',
  news: 'paid',
  outcome: 'no_answer',
  parts: ['general'],
  product: 'ccr',
  products: ['ccr', 'pld'],
  proposed: false,
  provider: 'stripe',
  queue: 'mail',
  question: ID,
  questions: [ID],
  questionnaireVersion: 3,
  reason: 'mail_refused',
  report_types: ['bir'],
  reportType: 'bir',
  result: 'no_match',
  role: 'company_admin',
  rows: 1,
  scope: 'supplier',
  selection: 'listed',
  send_back: ID,
  snapshotId: ID,
  source: ID,
  staff_id: ID,
  state: 'in_work',
  status: 'match',
  supplier_id: ID,
  suppliers: 2,
  to: 'delivered',
  type: 'validation',
  userId: ID,
  version: 2,
  workflowId: ID,
  of_later: { a: 1 },
};
const text = (action: string, facts: object, locale: Locale = 'en') =>
  auditFactsText(action, facts, (words) => words[locale]);

describe.each(AUDIT_ACTIONS)('%s', (action) => {
  it.each(LOCALES)('reads in %s without ids, keys of the wire and empty details', (locale) => {
    expect(AUDIT_ACTION_WORDS[action][locale]).toMatch(/^\p{Lu}.*\S$/u);
    // The fact `reason` is free text, except in entries of actions whose reasons are codes.
    const facts = action === 'supplier.invitation_failed' ? STORED : { ...STORED, reason: 'Case 17' };
    const said = text(action, facts, locale);
    for (const part of said.split(' · ')) expect(part).toMatch(/^\p{Lu}[\p{L} ]+: \S/u);
    expect(said).not.toMatch(/[\da-f]{8}-|[\da-f]{20}|\w_\w|\w@\w|\p{Ll}\p{Lu}|undefined|null|\{|"/u);
  });
});

describe('auditFactsText', () => {
  it('puts before and after in words of the action', () => {
    expect(text('supplier.decide', { from: null, to: 'approved_with_conditions' })).toBe(
      'Change: none → Approved with conditions',
    );
    expect(text('payment.accept', { from: 'to_check' }, 'es')).toBe('Antes: Comprobante por revisar');
    expect(text('desk.set_status', { from: 'taken', to: 'failed' }, 'pt-BR')).toBe('Alteração: Assumida → Falhou');
    expect(text('supplier.set_monitoring', { from: false, to: true })).toBe('Change: no → yes');
  });

  it('names a figure once, whether stored by its name or by its key of the wire', () => {
    expect(text('desk.save_data', { figures: ['dnbRating', 'dnb_rating'] })).toBe('Figures: Rating');
  });

  it('names a filter with its values, and one of ids or typed text by its name alone', () => {
    const facts = { filters: filterFacts({ country: ['chile', 'peru'], status: ['completed'], q: 'Ana', id: [ID] }) };
    expect(facts.filters).toEqual(['country=chile,peru', 'status=completed', 'q', 'id']);
    expect(text('supplier.export', facts)).toBe('Filters: Country: Chile, Peru; Status: Completed; Search; Selected');
    expect(text('supplier.export', { filters: ['industry=Steel', 'of_later=x', 'country'] }, 'es')).toMatch(
      /^Filtros: [^;]+: [^;]+; País$/,
    );
    expect(text('supplier.export', { filters: [] })).toBe('');
  });

  it('says nothing for facts that only machines read', () => {
    expect(text('export.make', { userId: ID, hash: 'a'.repeat(64), jobId: ID, of_later: 'x_y' })).toBe('');
  });
});

const fieldsOf = ({ shape }: { shape: object }): string[] => Object.keys(shape);
const CHANGES: readonly [action: string, fact: string, fields: readonly string[]][] = [
  [
    'workflow.update',
    'changed',
    fieldsOf(updateWorkflowBody).filter((field) => !['status', 'version'].includes(field)),
  ],
  ['company.update_features', 'changed', fieldsOf(patchFeaturesBody)],
  ['company.rename', 'changed', fieldsOf(renameCompanyBody)],
  ['bir_request.update', 'parts', fieldsOf(updateBirRequestBody)],
  ['account.update', 'fields', fieldsOf(updateAccountBody.shape.info.unwrap())],
  ['account.update', 'fields', fieldsOf(updateAccountBody.shape.preferences.unwrap())],
];

it.each(CHANGES)('%s names in words each field that may change (%s)', (action, fact, fields) => {
  expect(fields.filter((field) => text(action, { [fact]: [field] }) === '')).toEqual([]);
});

it('says how an erasure was decided, and what was before where nothing else is kept', () => {
  expect(text('privacy.decide_erasure', { decision: 'erase' })).toBe('Decision: Granted');
  expect(text('privacy.decide_erasure', { decision: 'refuse' })).toBe('Decision: Refused');
  expect(text('payment.reject', { from: 'to_check' })).toBe('Before: Proof to check');
});
