import { expect, test } from 'vitest';
import { coreConfig } from '../core-config';
import { readCoreEnv } from '../env';
import { DATABASE_URL, LONG_SECRET, PRODUCTION, problemsOf } from '../test/env-problems';

test('report gateways are judged at the start, a sentence per fault', () => {
  const problems = (more: Record<string, string>) => problemsOf({ DATABASE_URL, ...more });
  expect(problems({ REPORT_GATEWAYS: 'atlantis=http;bir=fax' })).toEqual([
    'REPORT_GATEWAYS: "atlantis" is no country, type (bir, ccr, cfr), country/type or all',
    'REPORT_GATEWAYS: "fax" is no gateway: use desk, http, sandbox',
  ]);
  expect(problems({ REPORT_GATEWAYS: 'ccr=http' })).toEqual(['REPORT_HTTP_URL: is needed for the gateway http']);
  const bureau = { REPORT_HTTP_URL: 'http://bureau.test/v1/' };
  expect(problems(bureau)).toEqual(['REPORT_HTTP_SECRET: is needed beside REPORT_HTTP_URL']);
  expect(problems({ ...bureau, REPORT_HTTP_SECRET: 'short', REPORT_HTTP_PREVIOUS_SECRET: 'short' })).toEqual([
    'REPORT_HTTP_SECRET: needs 32 characters',
    'REPORT_HTTP_PREVIOUS_SECRET: needs 32 characters',
  ]);
  expect(problems({ ...bureau, REPORT_HTTP_SECRET: LONG_SECRET, REPORT_GATEWAYS: 'ccr=http' })).toEqual([]);
});

test('production refuses a sandbox that is not named, and a bureau without encryption', () => {
  expect(problemsOf({ ...PRODUCTION, REPORT_GATEWAYS: 'all=sandbox' })).toEqual([
    'REPORT_GATEWAYS: sandbox invents reports: production refuses it unless REPORT_SANDBOX is true',
  ]);
  expect(problemsOf({ ...PRODUCTION, REPORT_GATEWAYS: 'all=sandbox', REPORT_SANDBOX: 'true' })).toEqual([]);
  expect(problemsOf({ ...PRODUCTION, REPORT_HTTP_URL: 'http://bureau.test', REPORT_HTTP_SECRET: LONG_SECRET })).toEqual(
    ['REPORT_HTTP_URL: is to begin with https: in production'],
  );
});

test('configured gateways are the desk, a bureau with address and secret, and an allowed sandbox', () => {
  const gateways = (more: Record<string, string>) => coreConfig(readCoreEnv(more), {}).reportGateways;
  const bureau = { REPORT_HTTP_URL: 'https://bureau.test', REPORT_HTTP_SECRET: LONG_SECRET };
  expect(gateways({ DATABASE_URL })).toEqual(['desk', 'sandbox']);
  expect(gateways({ DATABASE_URL, ...bureau })).toEqual(['desk', 'http', 'sandbox']);
  expect(gateways({ ...PRODUCTION, ...bureau })).toEqual(['desk', 'http']);
  expect(gateways({ ...PRODUCTION, REPORT_SANDBOX: 'true' })).toEqual(['desk', 'sandbox']);
});
