import { describe, expect, it } from 'vitest';
import { scorePair } from './score-pair';

const person = (a: string, b: string): number => scorePair(a, b, true).score;
const company = (a: string, b: string): number => scorePair(a, b, false).score;
const reasonsOf = (a: string, b: string, isPerson: boolean): string[] =>
  scorePair(a, b, isPerson).parts.map(({ reason }) => reason);

describe('people', () => {
  it('are found whatever the order of their names', () => {
    expect(person('Ana Quimera Ficticia', 'FICTICIA QUIMERA, Ana')).toBe(1);
    expect(person('Quimera Ana', 'Ana Quimera')).toBe(1);
  });

  it('are found without a second surname, and not with another one', () => {
    expect(person('Ana Quimera', 'QUIMERA FICTICIA, Ana')).toBeGreaterThanOrEqual(0.8);
    expect(person('Ana Quimera Fantasia', 'QUIMERA FICTICIA, Ana')).toBeLessThan(0.7);
    expect(reasonsOf('Ana Quimera Fantasia', 'QUIMERA FICTICIA, Ana', true)).toContain('contradicting_tokens');
  });

  it('are found with names written together or apart', () => {
    expect(person('AnaQuimera', 'Ana Quimera')).toBeGreaterThanOrEqual(0.9);
    expect(person('Ana Qui Mera', 'Ana Quimera')).toBeGreaterThanOrEqual(0.9);
  });

  it('are found by an initial that agrees, and not by another one', () => {
    expect(person('A. Quimera', 'Ana Quimera')).toBeGreaterThanOrEqual(0.7);
    expect(person('E. Quimera', 'Ana Quimera')).toBeLessThan(0.7);
  });

  it('are not found by one name of several', () => {
    expect(person('Ana Quimera', 'Ana Fantasia')).toBeLessThan(0.6);
    expect(person('Ana', 'Ana Quimera Fantasia')).toBeLessThan(0.7);
  });

  it('are found in Arabic letters', () => expect(person('محمد يونس', 'Muhammad Yunis')).toBeGreaterThanOrEqual(0.8));
});

describe('companies', () => {
  it('are found with another legal form, which says so', () => {
    expect(company('Quimera Andina S.A.', 'Quimera Andina Ltda')).toBeGreaterThanOrEqual(0.9);
    expect(reasonsOf('Quimera Andina S.A.', 'Quimera Andina Ltda', false)).toEqual(['legal_form_differs']);
    expect(company('Quimera Andina', 'Quimera Andina S.A. de C.V.')).toBe(1);
    expect(company('Quimera Andina Aktiengeselschaft', 'Quimera Andina AG')).toBeGreaterThanOrEqual(0.9);
  });

  it('are not found by general words alone', () => {
    expect(company('Comercializadora Internacional Quimera', 'Comercializadora Internacional Fantasia')).toBeLessThan(
      0.7,
    );
    expect(company('Grupo Comercial', 'Grupo Comercial Fantasia')).toBeLessThan(0.7);
  });

  it('are shown as possible when only the number differs', () => {
    const { score, parts } = scorePair('Quimera Andina 2', 'Quimera Andina III', false);
    expect(score).toBeGreaterThanOrEqual(0.7);
    expect(score).toBeLessThan(0.8);
    expect(parts).toContainEqual(expect.objectContaining({ reason: 'number_differs', query: '2', listed: '3' }));
  });

  it('one word alone, written otherwise, is never more than possible', () => {
    expect(company('Quimeria', 'Quimeira SA')).toBeLessThan(0.8);
    expect(company('Quimera', 'Quimera SA')).toBe(1);
  });

  it('are found when spaces differ', () =>
    expect(company('Van der Quimera', 'Vanderquimera Corp')).toBeGreaterThanOrEqual(0.9));
});

it('the parts lead from the tokens to the score', () => {
  for (const [a, b] of [
    ['Ana Quimera Fantasia', 'FICTICIA, Ana Q.'],
    ['Grupo Quimira 2', 'QUIMERA 3 LLC'],
  ] as const) {
    const { score, tokenScore, parts } = scorePair(a, b, a.startsWith('Ana'));
    expect(parts.reduce((sum, { effect }) => sum + effect, tokenScore)).toBeCloseTo(score, 10);
  }
});
