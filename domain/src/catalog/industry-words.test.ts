import { expect, it } from 'vitest';
import { industryIn, industryKey, industryNamesLike, industrySpellings } from './industry-words';

it('shows a known industry in the language of the reader, whatever its case and accents', () => {
  expect(industryIn('Productos metálicos', 'en')).toBe('Metal products');
  expect(industryIn('PRODUTOS DE METAL', 'es')).toBe('Productos metálicos');
  expect(industryIn(' texteis ', 'pt-BR')).toBe('Têxteis');
});

it('shows any other text unchanged', () => {
  expect(industryIn('Venta de botones', 'en')).toBe('Venta de botones');
  expect(industryIn('constructor', 'en')).toBe('constructor');
  expect(industryIn('', 'en')).toBe('');
});

it('finds an industry by a part of its name in each language', () => {
  expect(industryNamesLike('metal')).toEqual(['Metal products', 'Productos metálicos', 'Produtos de metal']);
  expect(industryNamesLike('food')).toEqual(['Food', 'Alimentos']);
  expect(industryNamesLike('zzz')).toEqual([]);
  expect(industryNamesLike(' ')).toEqual([]);
});

it('gives one key to an industry in every language, case and accent, and keeps any other text', () => {
  expect(['Metal products', 'PRODUCTOS METALICOS', ' produtos de metal '].map(industryKey)).toEqual(
    Array(3).fill('Metal products'),
  );
  expect(industryKey('Venta de botones')).toBe('Venta de botones');
});

it('spells an industry in every language, its key first, without repetition', () => {
  expect(industrySpellings('Alimentos')).toEqual(['Food', 'Alimentos']);
  expect(industrySpellings('Venta de botones')).toEqual(['Venta de botones']);
});
