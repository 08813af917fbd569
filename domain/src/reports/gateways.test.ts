import { expect, test } from 'vitest';
import { gatewayFor, parseGatewayRules } from './gateways';

test('the most particular rule chooses the gateway', () => {
  const { rules, faults } = parseGatewayRules('ccr=http; BR=sandbox ;brazil/bir=desk;all=http;');
  expect(faults).toEqual([]);
  const chosen = (country: string, kind: string) => gatewayFor(rules, { country, kind });
  expect(chosen('brazil', 'bir')).toBe('desk');
  expect(chosen('brazil', 'ccr')).toBe('sandbox');
  expect(chosen('mexico', 'ccr')).toBe('http');
  expect(chosen('', 'bir')).toBe('http');
});

test('without a rule it is the desk', () => {
  const { rules } = parseGatewayRules('mexico/ccr=http');
  expect(gatewayFor(rules, { country: 'mexico', kind: 'bir' })).toBe('desk');
  expect(gatewayFor({}, { country: 'constructor', kind: 'bir' })).toBe('desk');
});

test('each rule that cannot be used has a sentence', () => {
  const { rules, faults } = parseGatewayRules('atlantis=http;bir=fax;ccr;brazil/xyz=desk;peru=http;PE=desk;a=b=c');
  expect(rules).toEqual({ peru: 'http' });
  expect(faults).toEqual([
    '"atlantis" is no country, type (bir, ccr, cfr), country/type or all',
    '"fax" is no gateway: use desk, http, sandbox',
    '"ccr" is not of the form place=gateway',
    '"brazil/xyz" is no country, type (bir, ccr, cfr), country/type or all',
    '"peru" has two gateways',
    '"a=b=c" is not of the form place=gateway',
  ]);
});
