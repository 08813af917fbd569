import { createHash } from 'node:crypto';

interface SandboxBoleto {
  reference: string;
  /** Minor units. */
  amount: number;
  dueDay: string;
}

/** Code of no bank: nobody can pay a sandbox boleto. */
const NO_BANK = '000';
const REAL = '9';
const DAY_MS = 86_400_000;
const FREE_DIGITS = 25;

/** Builds the payable line of a boleto that no bank takes, with valid check digits, from the payment's reference. */
export const sandboxBoletoNumber = ({ reference, amount, dueDay }: SandboxBoleto): string =>
  boletoNumber({ bank: NO_BANK, free: digitsOf(reference), amount, factor: dueFactor(dueDay) });

interface BoletoParts {
  bank: string;
  /** 25 digits of the bank's own choice. */
  free: string;
  amount: number;
  factor: number;
}

/** Builds the 47 digits of a payable line (FEBRABAN): three fields with check digits, the barcode's, due day, amount. */
export function boletoNumber({ bank, free, amount, factor }: BoletoParts): string {
  const value = String(factor).padStart(4, '0') + String(amount).padStart(10, '0');
  const fields = [bank + REAL + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + modulo10(field)).join('') + modulo11(bank + REAL + value + free) + value;
}

/** Days from 1997-10-07; after 9999 the factor began anew with 1000 on 2025-02-22. */
export function dueFactor(day: string): number {
  const restart = daysBetween('2025-02-22', day);
  return restart >= 0 ? 1000 + restart : daysBetween('1997-10-07', day);
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const reversed = (digits: string): number[] => Array.from(digits, Number).toReversed();

function modulo10(digits: string): number {
  const sum = reversed(digits).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function modulo11(digits: string): number {
  const sum = reversed(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 1 : check;
}

const digitsOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, FREE_DIGITS);
