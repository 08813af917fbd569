/** Matches an ambiguous number: `1.200` is 1,200 in Spanish and 1.2 in English. */
const THOUSANDS = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Matches a currency sign before or after an amount. The sign is ignored, because the field itself states the currency.
 */
const CURRENCY_SIGN = /^(?:R\$|S\/\.?|US\$|\$|€)|(?:\$|€)$/i;

/**
 * Parses a number in any notation. Ignores blanks, apostrophes and a currency sign; brackets mean a negative number, as
 * in a balance sheet. A repeated mark, or a single mark before exactly three digits, separates groups; otherwise the
 * last mark is the decimal mark. With `isFraction`, every single mark is a decimal mark. Returns null for empty text
 * and NaN for invalid text.
 */
export function parseNumber(typed: string, { isFraction = false } = {}): number | null {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '').replace(/[−–]/g, '-');
  if (text === '') return null;
  const bare = withoutSign(text);
  const [, bracketed] = /^\((.*)\)$/.exec(bare) ?? [];
  const { sign, digits } = signed(bracketed ?? bare);
  if (bracketed !== undefined && sign < 0) return Number.NaN;
  if (!/^\d[\d.,]*$/.test(digits) && !/^[.,]\d+$/.test(digits)) return Number.NaN;
  return (bracketed === undefined ? sign : -1) * readDigits(digits, isFraction);
}

const withoutSign = (text: string): string => text.replace(CURRENCY_SIGN, '');

/** The minus sign of an amount may precede or follow the currency sign: `-$5`, `$-5`. */
function signed(text: string): { sign: 1 | -1; digits: string } {
  const [, mark, rest = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  return { sign: mark === '-' ? -1 : 1, digits: withoutSign(rest) };
}

function readDigits(digits: string, isFraction: boolean): number {
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return Number(digits);
  const last = marks.at(-1) as string;
  const isLone = marks.length === 1;
  const isGroup = isLone ? THOUSANDS.test(digits) && !isFraction : marks.replaceAll(last, '') === '';
  const decimalAt = isGroup ? digits.length : digits.lastIndexOf(last);
  const whole = digits.slice(0, decimalAt);
  const fraction = digits.slice(decimalAt + 1);
  // Digit groups must have three digits; numbers with other groups are invalid.
  if (!isLone || isGroup) {
    const [first = '', ...rest] = whole.split(/[.,]/);
    const isGrouped = first.length > 0 && first.length < 4 && rest.every((group) => group.length === 3);
    if (rest.length > 0 && !isGrouped) return Number.NaN;
  }
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
}
