import { expect, test } from 'vitest';
import { formatBoletoLine } from './boleto';

test('a payable line is written in the groups of the printed boleto', () => {
  expect(formatBoletoLine('00190500954014481606906809350314337370000000100')).toBe(
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  );
});

test('a line that comes with marks is written in the same groups', () => {
  expect(formatBoletoLine('00190.50095 40144.816069 06809.350314 3 37370000000100')).toBe(
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  );
});

test('the line of a utility has four groups of twelve', () => {
  expect(formatBoletoLine('836200000005667800481000180975657313001589636081')).toBe(
    '836200000005 667800481000 180975657313 001589636081',
  );
});

test('a number of another length stays as the provider gave it', () => {
  expect(formatBoletoLine('12345')).toBe('12345');
});
