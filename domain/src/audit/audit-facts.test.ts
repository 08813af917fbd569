import { expect, test } from 'vitest';
import { auditFactsText } from './audit-facts';

const FACTS = { from: 'invited', reason: '', products: ['ccr', 'pld'], supplier_id: null, of_later: { a: 1 } };

test('details are called by their names in each language, unknown ones as they were written', () => {
  const text = (locale: 'en' | 'es' | 'pt-BR') => auditFactsText(FACTS, (words) => words[locale]);
  expect(text('en')).toBe('From: invited · Products: ccr, pld · of_later: {"a":1}');
  expect(text('es')).toBe('De: invited · Productos: ccr, pld · of_later: {"a":1}');
  expect(text('pt-BR')).toBe('De: invited · Produtos: ccr, pld · of_later: {"a":1}');
});
