import { isValidTaxId } from '@homologa/domain/identity/tax-id';
import { describe, expect, it } from 'vitest';
import { maskedCaret, maskTaxId } from './tax-id-mask';

describe('a tax id while it is typed', () => {
  it('gets the dashes of a CUIT with the digit that follows them', () => {
    const typed = Array.from('30712345671', (_, index) => maskTaxId('cuit', '30712345671'.slice(0, index + 1)));
    expect(typed.slice(0, 4)).toEqual(['3', '30', '30-7', '30-71']);
    expect(typed.slice(-2)).toEqual(['30-71234567', '30-71234567-1']);
    // Deleting the last digit also deletes its dash, so that backspace never gets stuck.
    expect(maskTaxId('cuit', '30-')).toBe('30');
  });
  it.each(['30-71234567-1', '30 71234567 1', '30.71234567/1', '30712345671'])('takes a pasted CUIT: %s', (pasted) => {
    expect(maskTaxId('cuit', pasted)).toBe('30-71234567-1');
  });
  it('shows what is too long instead of hiding it', () => {
    expect(maskTaxId('cuit', '307123456719')).toBe('30-71234567-19');
    expect(isValidTaxId('cuit', maskTaxId('cuit', '307123456719'))).toBe(false);
  });
  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['112', '11.2'],
    ['', ''],
  ])('masks the CNPJ %s as %s', (typed, shown) => expect(maskTaxId('cnpj', typed)).toBe(shown));
  it('is upper case in every region', () => {
    expect(maskTaxId('rfc', 'ñ&a010101ab1')).toBe('Ñ&A010101AB1');
    expect(maskTaxId(null, 'ab-12 c')).toBe('AB-12 C');
    expect(maskTaxId('dni', '01234567')).toBe('01234567');
  });
});

describe('the caret', () => {
  it('stays behind the same characters', () => {
    // "3|0-71234567-1" with a 9 typed at the caret
    expect(maskedCaret('cuit', '390-71234567-1', 2)).toBe(2);
    expect(maskedCaret('cuit', '3090-71234567-1', 4)).toBe(5);
    expect(maskedCaret('cuit', '30-71234567-1', 13)).toBe(13);
    expect(maskedCaret('rfc', 'abc', 1)).toBe(1);
  });
});
