import { describe, expect, it } from 'vitest';
import { fillText } from './text';

const words = {
  en: '{count} supplier || {count} suppliers',
  es: '{count} proveedor || {count} proveedores',
  'pt-BR': '{count} fornecedor || {count} fornecedores',
};

describe('fillText', () => {
  it('chooses the plural by the language', () => {
    expect(fillText(words, 'en', { count: 1 })).toBe('1 supplier');
    expect(fillText(words, 'en', { count: 0 })).toBe('0 suppliers');
    expect(fillText(words, 'pt-BR', { count: 0 })).toBe('0 fornecedor');
    expect(fillText(words, 'es', { count: 12_000 })).toBe('12,000 proveedores');
  });

  it('leaves a place without a value visible', () => {
    expect(fillText({ en: 'To {email}', es: '', 'pt-BR': '' }, 'en')).toBe('To {email}');
  });
});
