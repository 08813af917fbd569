import type { FiguresResponse } from '@homologa/domain/reports/report.contract';
import { describe, expect, it } from 'vitest';
import { changedFigures, figureProblems, suppliedTexts, textsOfFigures } from './figures-form';

const stored = {
  emails: ['a@b.test'],
  shareholders: [],
  phones: [],
  paydex: 80,
  dnb_rating: '5A2',
  revenue: 1.5,
} as unknown as FiguresResponse;

describe('the desk’s figures', () => {
  it('sends what changed, and clears what was emptied', () => {
    const texts = { ...textsOfFigures(stored), paydex: '', revenue: '1234,5', emails: 'a@b.test\nc@d.test\n' };
    expect(changedFigures(texts, stored)).toEqual({
      paydex: null,
      revenue: 1234.5,
      emails: ['a@b.test', 'c@d.test'],
    });
    expect(changedFigures(textsOfFigures(stored), stored)).toEqual({});
  });

  it('takes no number that could be read two ways', () => {
    const of = (revenue: string) => figureProblems({ ...textsOfFigures(stored), revenue }).get('revenue');
    expect(['1,234', '1.234', '1 234,567', '12.34.567'].map(of)).toEqual(Array(4).fill('not_number'));
    const read = ['1234', '-0.125', '0,125', '1234,5', '1 234 567.89', '12.345.678', '1,234.56'];
    expect(read.map(of)).toEqual(read.map(() => undefined));
  });

  it('takes over what the supplier’s form says where nothing stands yet', () => {
    const supplied = { revenue: 900, inventory: 1234.567, emails: ['x@y.test'], phones: ['+1', '+2'], unknown: 'x' };
    expect(suppliedTexts(textsOfFigures(stored), supplied)).toEqual({ inventory: '1234.57', phones: '+1\n+2' });
  });

  it('judges scales and numbers', () => {
    const problems = figureProblems({
      ...textsOfFigures(stored),
      paydex: '101',
      dnbRating: '9Z9',
      ccrScore: 'F',
      revenue: 'much',
      numberOfEmployees: '12',
    });
    expect(Object.fromEntries(problems)).toEqual({
      paydex: 'invalid',
      dnbRating: 'invalid',
      ccrScore: 'invalid',
      revenue: 'not_number',
    });
  });
});
