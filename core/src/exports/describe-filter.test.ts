import { expect, it } from 'vitest';
import { describeSupplierFilter } from './describe-filter';

const names = { labels: new Map<string, string>(), workflows: new Map<string, string>() };

it('says each industry once, in the language of the reader', () => {
  const industry = ['Productos metálicos', 'Metal products', 'Venta de botones'];
  expect(describeSupplierFilter({ industry }, 'pt-BR', names)).toBe('Setor: Produtos de metal, Venta de botones');
});
