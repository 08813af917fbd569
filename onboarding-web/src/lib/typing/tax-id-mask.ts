import type { TaxIdKind } from '@homologa/domain/identity/tax-id';

type Mask = { keep: RegExp; separators: Readonly<Record<number, string>> };

const MASKS: Readonly<Partial<Record<TaxIdKind, Mask>>> = {
  cuit: { keep: /\d/, separators: { 2: '-', 10: '-' } },
  cnpj: { keep: /[0-9A-Z]/, separators: { 2: '.', 5: '.', 8: '/', 12: '-' } },
};

/**
 * Formats a tax id while typing: upper case, a CUIT with dashes, a CNPJ as AA.AAA.AAA/AAAA-DD. Excess characters are
 * kept and rejected by validation. Never throws.
 */
export function maskTaxId(kind: TaxIdKind | null, typed: string): string {
  const text = typed.toUpperCase();
  const mask = kind ? MASKS[kind] : undefined;
  if (!mask) return text;
  return Array.from(text)
    .filter((character) => mask.keep.test(character))
    .map((character, place) => (mask.separators[place] ?? '') + character)
    .join('');
}

/**
 * Returns the caret position after masking: behind the same characters as before, so that an edit in the middle does
 * not move the caret to the end.
 */
export function maskedCaret(kind: TaxIdKind | null, typed: string, caret: number): number {
  return maskTaxId(kind, typed.slice(0, caret)).length;
}
