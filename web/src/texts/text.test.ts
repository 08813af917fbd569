import { LOCALES } from '@homologa/domain/language/locales';
import { describe, expect, it, vi } from 'vitest';
import { readerNumbers } from './reader-region';
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

  it.each(LOCALES)('writes a small count as a formatter does, and creates none (%s)', (locale) => {
    const steps = { en: '{at} of 5', es: '{at} de 5', 'pt-BR': '{at} de 5' };
    for (const at of [0, 7, 999]) {
      expect(fillText(steps, locale, { at })).toContain(`${new Intl.NumberFormat(readerNumbers(locale)).format(at)} `);
    }
    const created = vi.spyOn(Intl, 'NumberFormat');
    fillText(steps, locale, { at: 999 });
    expect(created).not.toHaveBeenCalled();
    created.mockRestore();
    expect(fillText(steps, locale, { at: -1.5 })).toContain(
      `${new Intl.NumberFormat(readerNumbers(locale)).format(-1.5)} `,
    );
  });

  it('leaves a place without a value visible', () => {
    expect(fillText({ en: 'To {email}', es: '', 'pt-BR': '' }, 'en')).toBe('To {email}');
  });
});
