import { DomainError } from '@homologa/domain/errors/domain-error';
import { expect, it } from 'vitest';
import { storableJson } from './storable';

it('keeps every text such that the database can hold it', () => {
  const given = { 'a\u0000': ['x\u0000y', 'ñ \ud800 😀', 1, true, null], deep: { b: '\u0000' } };
  expect(storableJson(given)).toEqual({ a: ['xy', 'ñ \ufffd 😀', 1, true, null], deep: { b: '' } });
});

it('refuses what is nested beyond all contracts instead of running out of stack', () => {
  const nested: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(() => storableJson(nested)).toThrow(DomainError);
});
