import { afterEach, expect, it } from 'vitest';
import { readerNumbers, setReaderRegion } from './reader-region';
import { fillText } from './text';

afterEach(() => setReaderRegion(null));

it('texts write their numbers as the country of their reader does', () => {
  const words = { en: '{count} suppliers', es: '{count} proveedores', 'pt-BR': '{count} fornecedores' };
  const said = (region: string) => {
    setReaderRegion(region);
    return [fillText(words, 'es', { count: 1250 }), fillText(words, 'pt-BR', { count: 1250 })];
  };
  expect(said('PE')).toEqual(['1,250 proveedores', '1.250 fornecedores']);
  expect(said('AR')).toEqual(['1.250 proveedores', '1.250 fornecedores']);
  expect(readerNumbers('en')).toBe('en');
});
