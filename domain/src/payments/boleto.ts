/** Business days within which banks confirm a paid boleto (clearing of the Brazilian banks). */
export const BOLETO_CONFIRMATION_DAYS = { from: 1, to: 3 } as const;

/** Lengths of the groups in which a payable line is printed: banks' boletos, and those of utilities and taxes. */
const BANK_GROUPS = [5, 5, 5, 6, 5, 6, 1, 14];
const COLLECTION_GROUPS = [12, 12, 12, 12];

/**
 * Formats the digits of a payable line (linha digitável) as printed on boletos:
 * `00190.50095 40144.816069 06809.350314 3 37370000000100`. Returns text of another length unchanged.
 */
export function formatBoletoLine(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (digits.length === 48) return cut(digits, COLLECTION_GROUPS).join(' ');
  if (digits.length !== 47) return number;
  const [a, b, c, d, e, f, ...rest] = cut(digits, BANK_GROUPS);
  return [`${a}.${b}`, `${c}.${d}`, `${e}.${f}`, ...rest].join(' ');
}

function cut(digits: string, lengths: readonly number[]): string[] {
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return digits.slice(start - length, start);
  });
}
