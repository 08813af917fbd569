import { expect, test } from 'vitest';
import { boletoNumber, dueFactor, sandboxBoletoNumber } from './sandbox-boleto';

test('the line of a printed boleto results from its parts', () => {
  const free = '0500940144816060680935031';
  expect(boletoNumber({ bank: '001', free, amount: 100, factor: dueFactor('2007-12-31') })).toBe(
    '00190500954014481606906809350314337370000000100',
  );
});

test('the due factor ends at 9999 and begins anew', () => {
  expect([dueFactor('2025-02-21'), dueFactor('2025-02-22'), dueFactor('2026-12-01')]).toEqual([9999, 1000, 1647]);
});

test('a sandbox boleto has 47 digits of no bank, and is the same when it is asked for again', () => {
  const asked = { reference: 'a', amount: 85_000, dueDay: '2026-12-01' };
  const number = sandboxBoletoNumber(asked);
  expect(number).toMatch(/^0009\d{43}$/);
  expect(number.endsWith('16470000085000')).toBe(true);
  expect(sandboxBoletoNumber(asked)).toBe(number);
  expect(sandboxBoletoNumber({ ...asked, reference: 'b' })).not.toBe(number);
});
