import { describe, expect, it } from 'vitest';
import type { QuestionItem } from '../questionnaires/questionnaire-rules';
import { carryAnswers, isSameCompany } from './last-answers';

const asked = (id: string, type: QuestionItem['type'], title: string, options: string[] = []): QuestionItem => ({
  id,
  type,
  title,
  required: true,
  options: options.map((value) => ({ id: `${id}-${value}`, value })),
  file: null,
});

const EARLIER = [
  asked('a', 'input', 'How many employees?'),
  asked('b', 'radio', 'Certified?', ['Yes', 'No']),
  asked('c', 'checkbox', 'Norms', ['ISO 9001', 'ISO 14001']),
  asked('d', 'file', 'CSF'),
  asked('e', 'input', 'Other'),
  asked('f', 'input', 'Other'),
];
const ANSWERS = new Map<string, string | string[]>([
  ['a', '12'],
  ['b', 'b-No'],
  ['c', ['c-ISO 9001', 'c-ISO 14001']],
  ['d', 'file'],
  ['e', 'one'],
  ['f', 'two'],
]);
const carried = (items: QuestionItem[]) =>
  Object.fromEntries(carryAnswers(items, { items: EARLIER, answers: ANSWERS }, { country: 'brazil' }));

describe('answers taken over from an earlier questionnaire', () => {
  it('answer questions with the same words and type, by options with the same words', () => {
    expect(
      carried([
        asked('1', 'input', ' how many  employees? '),
        asked('2', 'radio', 'Certified?', ['No', 'Yes', 'Soon']),
        asked('3', 'checkbox', 'Norms', ['ISO 14001', 'ISO 9001']),
      ]),
    ).toEqual({ 1: '12', 2: '2-No', 3: ['3-ISO 9001', '3-ISO 14001'] });
  });

  it('leave out other words, other types, missing options, files and questions that occur twice', () => {
    expect(
      carried([
        asked('1', 'input', 'How many people?'),
        asked('2', 'input', 'Certified?'),
        asked('3', 'checkbox', 'Norms', ['ISO 9001']),
        asked('4', 'file', 'CSF'),
        asked('5', 'input', 'Other'),
      ]),
    ).toEqual({});
  });

  it('leave out what the save refuses in the supplier’s country', () => {
    const taxId: QuestionItem = { ...asked('1', 'input', 'How many employees?'), format: { kind: 'tax_id' } };
    const count: QuestionItem = { ...asked('1', 'input', 'How many employees?'), format: { kind: 'number' } };
    expect([carried([taxId]), carried([count])]).toEqual([{}, { 1: '12' }]);
  });
});

describe('two processes are of the same company', () => {
  const company = (taxId: string, companyName = 'Aceros del Sur S.A.') => ({ taxId, companyName });

  it('by their tax ids if both are known, whatever the names', () => {
    expect(isSameCompany(company('900.123.456-7'), company('9001234567', 'Aceros'))).toBe(true);
    expect(isSameCompany(company('900123456'), company('860002964'))).toBe(false);
  });

  it('by the same name if a tax id is unknown', () => {
    expect(isSameCompany(company(''), company('9001234567', ' ACEROS del Sur SA'))).toBe(true);
    expect(isSameCompany(company(''), company('9001234567', 'Aceros del Norte S.A.'))).toBe(false);
    expect(isSameCompany(company('', ''), company('', ''))).toBe(false);
  });
});
