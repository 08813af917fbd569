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

  it('contradict each other by their initials as by a name', () =>
    expect(
      scorePair('E. Quimera Ficticia', 'A. Quimera Ficticia', true).parts.find(
        ({ reason }) => reason === 'contradicting_tokens',
      )?.effect,
    ).toBeCloseTo(-0.18, 10));

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

  it('of small words alone are nothing', () => expect(company('The of', 'The for')).toBe(0.5));

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

describe('a company behind what registers add', () => {
  it.each([
    ['Quimera Ocre en liquidación', 'Quimera Ocre S.A.', 0.8],
    ['Quimera en concurso mercantil', 'Quimera S.A. de C.V.', 0.8],
    ['Massa Falida de Quimera', 'Quimera Ltda', 0.8],
    ['Quimera Sucursal Colombia', 'Quimera S.A.', 0.8],
    ['Quimera Ocre de México', 'Quimera Ocre', 0.8],
    ['Grupo Quimera Internacional y Asociados', 'Quimera S.A.', 0.8],
    ['Quimera Ocre S.A.', 'Quimera Ocre S.A. EN LIQUIDACION', 0.8],
    ['Quimera en suspensión de pagos', 'Quimera S.A.', 0.8],
    ['Quimera Oficina de Representación en México', 'Quimera S.A.', 0.8],
    ['Quimera de Centroamérica y el Caribe', 'Quimera S.A.', 0.8],
    ['Trasgo Pardo Grifo Mantis Quimera Ocre', 'Quimera Ocre', 0.7],
  ])('%s is %s', (query, listed, least) => expect(company(query, listed)).toBeGreaterThanOrEqual(least));

  it('is possible where its whole name stands in the screened one, and says so', () => {
    const { score, parts } = scorePair('Trasgo Pardo Grifo Mantis Quimera Ocre', 'Quimera Ocre', false);
    expect(score).toBeCloseTo(0.7, 10);
    expect(parts.at(-1)).toMatchObject({ reason: 'listed_name_contained' });
  });

  it.each([
    ['Trasgo Pardo Grifo Mantis Quimera', 'Quimera'],
    ['Grupo Master Quimera', 'Master'],
    ['Constructora Master', 'Master S.A.'],
    ['Quimera Ocre en liquidación', 'Trasgo Pardo en liquidación'],
    ['Quimera Sucursal Colombia', 'Trasgo Sucursal Colombia'],
    ['Comercializadora de México', 'Grupo Trasgo de México'],
    ['GR Proyectos', 'GR'],
  ])('%s is not %s', (query, listed) => expect(company(query, listed)).toBeLessThan(0.7));

  it('one word alone is another one by a slip, by two in a long word', () => {
    expect(company('Quimerra', 'Quimera')).toBeGreaterThanOrEqual(0.7);
    expect(company('Quiimexra', 'Quimera')).toBeLessThan(0.7);
    expect(company('Quimeratrasgoss', 'Quimmeratrasgos')).toBeGreaterThanOrEqual(0.7);
    expect(company('Trasgopalmo', 'Trisgopalno')).toBeGreaterThanOrEqual(0.7);
    expect(company('Grifo', 'Grufo')).toBeGreaterThanOrEqual(0.7);
    expect(company('Qimo Proyectos', 'Qimo')).toBeGreaterThanOrEqual(0.7);
    expect(company('Avestrade', 'Aviatrade')).toBeLessThan(0.7);
    expect(company('QuimeraAG', 'Quimera AG')).toBeGreaterThanOrEqual(0.7);
  });
});

describe('people by how their names are borne', () => {
  it('a married name keeps the first surname', () => {
    expect(person('Ana Quimera de Trasgo', 'QUIMERA FICTICIA, Ana')).toBeGreaterThanOrEqual(0.7);
    expect(person('Ana Quimera vda. de Trasgo', 'QUIMERA FICTICIA, Ana')).toBeGreaterThanOrEqual(0.7);
    expect(person('Ana Trasgo de Quimera', 'QUIMERA FICTICIA, Ana')).toBeLessThan(0.7);
    expect(person('Pío Quimera de León', 'QUIMERA DE VERA, Pío')).toBeLessThan(0.7);
  });

  it('a name of two usual words is possible at most, of three probable', () => {
    expect(person('José García', 'José García')).toBeCloseTo(0.79, 10);
    expect(person('José García Pérez', 'José García Pérez')).toBeCloseTo(0.89, 10);
    expect(reasonsOf('José García', 'José García', true)).toEqual(['common_name']);
    expect(person('José Quimera', 'José Quimera')).toBe(1);
  });

  it('a rare name is probable without the rest of it', () => {
    expect(person('Anastasia Quimera', 'QUIMERA FICTICIA, Anastasia Hipólita')).toBeCloseTo(0.8, 10);
    expect(person('Ana Quimera', 'QUIMERA FICTICIA, Ana Hipólita')).toBeLessThan(0.8);
  });

  it('a son is not his father', () => {
    expect(person('Ahmad bin Quimera al-Trasgo', 'Quimera bin Ahmad al-Trasgo')).toBeLessThan(0.7);
    expect(reasonsOf('Ahmad bin Quimera', 'Quimera bin Ahmad', true)).toContain('father_and_son');
    expect(person('Ahmad bin Quimera al-Trasgo', 'Ahmad bin Quimera al-Trasgo')).toBe(1);
  });
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
