import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddressLines, typedLine } from './address-lines';
import { ADDRESS_CHANGES_MAX } from './address-rules';
import { addressCalls, countLines, matchAddresses, type UndeliveredSupplier, withRefusals } from './match-addresses';

const ID = '0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b70';
const supplier = (id: string, name: string, traits: Partial<UndeliveredSupplier> = {}): UndeliveredSupplier => ({
  id,
  workflowId: 'w1',
  name,
  taxId: '',
  emails: [`${id}@old.test`],
  ...traits,
});
const ACME = supplier(ID, 'Acme, Inc.', { taxId: '30715339922', emails: ['ana@old.test', 'leo@old.test'] });
const SUPPLIERS = [ACME, supplier('beta', 'Beta S.A.'), supplier('one', 'Dos Ríos'), supplier('two', 'Dos rios')];

const match = (text: string, suppliers = SUPPLIERS, mayShare = false) =>
  matchAddresses(readAddressLines(text), suppliers, { mayShare });
const told = (text: string, suppliers = SUPPLIERS) =>
  match(text, suppliers).map((one) => [one.source.line, one.supplier?.id ?? null, one.emails.join(' '), one.problem]);

describe('a line is matched', () => {
  test.each([
    ['old address and semicolon', 'ANA@old.test ; Ana@New.test'],
    ['one of the old addresses and tab', 'leo@old.test\tana@new.test'],
    ['tax id with its punctuation', '30-71533992-2;ana@new.test'],
    ['name with a comma in a line of commas', 'ACME, INC, ana@new.test'],
    ['quoted name', '"Acme, Inc.",ana@new.test'],
    ['id', `${ID};ana@new.test`],
    [
      'name, tax id, former addresses and an unknown column',
      'Acme Inc;30715339922;x;ana@old.test, leo@old.test;ana@new.test',
    ],
  ])('by %s', (_name, text) => {
    expect(told(text)).toEqual([[1, ID, 'ana@new.test', null]]);
  });

  test('with several new addresses, in one cell or in several', () => {
    expect(told('beta@old.test; a@new.test, b@new.test')).toEqual([[1, 'beta', 'a@new.test b@new.test', null]]);
    expect(told('beta@old.test,a@new.test,b@new.test')).toEqual([[1, 'beta', 'a@new.test b@new.test', null]]);
  });

  test('to the same supplier in each of its workflows', () => {
    const elsewhere = supplier('beta2', 'Beta S.A.', { workflowId: 'w2' });
    expect(told('Beta SA; b@new.test', [...SUPPLIERS, elsewhere])).toEqual([
      [1, 'beta', 'b@new.test', null],
      [1, 'beta2', 'b@new.test', null],
    ]);
  });
});

describe('a line is refused and stays in the result', () => {
  test.each([
    ['line_malformed', 'beta@old.test'],
    ['supplier_unmatched', 'Gamma; g@new.test'],
    ['supplier_ambiguous', 'Dos Rios; d@new.test'],
    ['supplier_ambiguous', 'Beta S.A.; ana@old.test; d@new.test'],
    ['email_invalid', 'beta@old.test; b@new'],
    ['email_invalid', 'beta@old.test; b@new.test, nobody'],
    ['email_unchanged', 'beta@old.test; BETA@old.test'],
  ])('with %s: %s', (problem, text) => {
    expect(match(text)).toMatchObject([{ source: { line: 1, text }, problem }]);
  });

  test('an ambiguous line names its candidates', () => {
    expect(match('Dos Ríos; d@new.test')[0]?.candidates).toEqual(['Dos Ríos', 'Dos rios']);
    expect(match('Beta S.A.; ana@old.test; d@new.test')[0]?.candidates).toEqual(['Beta S.A.', 'Acme, Inc.']);
  });

  test('equal lines count once, different ones for a supplier not at all, typed addresses included', () => {
    const other = supplier(ID.replace(/.$/, '1'), 'Gamma', { emails: ['gamma@old.test'] });
    const pasted = readAddressLines('Gamma;b@new.test\n\n30715339922;A@new.test');
    const rows = [...pasted, typedLine(other.id, 'c@new.test'), typedLine(ID, 'a@new.test')];
    const found = matchAddresses(rows, [...SUPPLIERS, other], { mayShare: false });
    expect(found.map(({ source, problem }) => [source.line, problem])).toEqual([
      [1, 'line_contradicted'],
      [3, null],
      [null, 'line_contradicted'],
      [null, 'line_repeated'],
    ]);
  });

  test('an address that two suppliers of a workflow would get, unless they may share it', () => {
    const text = 'beta@old.test;x@new.test\nana@old.test;x@new.test,y@new.test';
    expect(match(text).map(({ problem }) => problem)).toEqual(['email_shared', 'email_shared']);
    expect(match(text, SUPPLIERS, true).map(({ problem }) => problem)).toEqual([null, null]);
  });
});

test('a heading is no line, and blank lines are counted', () => {
  expect(told('Fornecedor;Novo e-mail\n\nBeta SA;b@new.test')).toEqual([[3, 'beta', 'b@new.test', null]]);
  expect(told('Proveedor\tCorreo\r\nBeta SA\tb@new.test')).toEqual([[2, 'beta', 'b@new.test', null]]);
});

test('a typed address that reads like a heading is refused and stays in the result', () => {
  const found = matchAddresses([typedLine(ID, 'mail')], SUPPLIERS, { mayShare: false });
  expect(found.map(({ supplier: one, problem }) => [one?.id, problem])).toEqual([[ID, 'email_invalid']]);
});

test('calls have one workflow and at most so many suppliers each, and their refusals return to the lines', () => {
  const many = Array.from({ length: ADDRESS_CHANGES_MAX + 1 }, (_, at) =>
    supplier(`s${at}`, `Name ${at}`, { workflowId: at === 0 ? 'w2' : 'w1' }),
  );
  const corrections = match(many.map(({ id }) => `${id}@old.test;${id}@new.test`).join('\n'), [
    ...many,
    supplier('last', 'Last'),
  ]);
  expect(addressCalls(corrections).map(({ workflowId, changes }) => [workflowId, changes.length])).toEqual([
    ['w2', 1],
    ['w1', ADDRESS_CHANGES_MAX],
  ]);
  const refused = withRefusals(corrections, new Map([['s3', 'email_suppressed']]));
  expect(refused[3]?.problem).toBe('email_suppressed');
  expect(countLines(refused)).toEqual({ changed: ADDRESS_CHANGES_MAX, total: ADDRESS_CHANGES_MAX + 1 });
});

test('every pasted line with text is in the result, can be pasted again, and no order of lines changes a verdict', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'ana@old.test',
      'beta@old.test',
      'Beta S.A.',
      'Dos Ríos',
      '30715339922',
      'a@new.test',
      'b@new.test',
    ),
    fc.string({ maxLength: 8 }),
  );
  const line = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(';', '\t', ','));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (rows) => {
      const lines = readAddressLines(rows.map(([cells, separator]) => cells.join(separator)).join('\n'));
      const found = matchAddresses(lines, SUPPLIERS, { mayShare: false });
      const named = new Set(found.map(({ source }) => source));
      expect(lines.filter((one, place) => place > 0 && !named.has(one))).toEqual([]);
      const changed = found.filter(({ problem }) => problem === null);
      expect(new Set(changed.map(({ supplier: one }) => one?.id)).size).toBe(changed.length);
      const again = matchAddresses(readAddressLines(lines.map(({ text }) => text).join('\n')), SUPPLIERS, {
        mayShare: false,
      });
      const changes = (all: typeof found) => JSON.stringify(addressCalls(all));
      expect(changes(again)).toBe(changes(found));
      const reversed = matchAddresses(lines.toReversed(), SUPPLIERS, { mayShare: false });
      const sorted = (all: typeof found) =>
        addressCalls(all)
          .flatMap((call) => call.changes)
          .map(({ supplierId, emails }) => `${supplierId} ${emails.toSorted().join(' ')}`)
          .toSorted();
      expect(sorted(reversed)).toEqual(sorted(found));
    }),
  );
});
