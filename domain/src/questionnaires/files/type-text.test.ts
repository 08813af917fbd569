import { describe, expect, test } from 'vitest';
import { FILE_PROBLEM_WORDS } from './file-words';
import { readRows } from './questionnaire-rows';
import { readType } from './type-text';

describe('the type of a question in a file', () => {
  test.each([
    ['Opción múltiple', 'radio', null],
    ['multipla escolha', 'radio', null],
    ['Selección múltiple', 'checkbox', null],
    ['OPCIONES', 'radio', null],
    ['texto', 'input', null],
    ['Documento', 'file', null],
    ['Fecha', 'input', 'date'],
    ['Sim / não', 'input', 'yes_no'],
    ['nonsense', null, null],
  ])('reads %s as people write it', (cell, type, kind) => {
    expect(readType(cell)).toEqual({ type, kind });
  });

  test('a format as type is the format of free text, with its parameters, unless a format is written, too', () => {
    const heading = { line: 1, cells: ['Tipo', 'Pregunta', 'Formato', 'Parámetros'] };
    const { items, problems } = readRows([
      heading,
      { line: 2, cells: ['Número', '¿Cuántas unidades?', '', 'mín = 1'] },
      { line: 3, cells: ['Texto', '¿Desde cuándo?', 'Fecha', ''] },
    ]);
    expect(problems).toEqual([]);
    expect(items.map(({ type, format }) => [type, format])).toEqual([
      ['input', { kind: 'number', min: 1 }],
      ['input', { kind: 'date' }],
    ]);
  });

  test('the refusal of another word names the types', () => {
    expect(FILE_PROBLEM_WORDS.type_unknown.es).toContain('Texto libre, Opción múltiple, Casillas de verificación');
  });
});
