import { InvalidArgumentError } from 'commander';

/** An option's number: whole and at least 1. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number of at least 1 is needed.');
  return value;
}
