import type { TaxIdKind } from '@homologa/domain/identity/tax-id';

/** Where the separators of a mask are: before which character of the bare id, and which. */
type Mask = { keep: RegExp; separators: Readonly<Record<number, string>> };

const MASKS: Readonly<Partial<Record<TaxIdKind, Mask>>> = {
  cuit: { keep: /\d/, separators: { 2: '-', 10: '-' } },
  cnpj: { keep: /[0-9A-Z]/, separators: { 2: '.', 5: '.', 8: '/', 12: '-' } },
};

/**
 * A tax id as it is shown while it is typed: upper case (reference 8.4), a CUIT with its dashes, a CNPJ as
 * AA.AAA.AAA/AAAA-DD. Nothing is cut off: what is too long is shown, and refused. Never throws.
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
 * Where the caret is in the masked text when it was at `caret` in the typed one: after the same characters, so
 * that a correction in the middle does not throw it to the end.
 */
export function maskedCaret(kind: TaxIdKind | null, typed: string, caret: number): number {
  return maskTaxId(kind, typed.slice(0, caret)).length;
}
