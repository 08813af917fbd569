import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { termsOn } from '@homologa/domain/payments/payment-terms';
import { afterAll, describe, expect, it } from 'vitest';
import { coreConfig } from '../core-config';
import { coreEnv } from '../env';
import { createPaymentGateways } from './gateways/payment-gateways';
import { readPaymentTerms } from './payment-file';

const directory = mkdtempSync(join(tmpdir(), 'homologa-payments-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const fileOf = (content: unknown): string => {
  const path = join(directory, 'payments.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const termsOf = (path: string | undefined, production: boolean) =>
  readPaymentTerms({ PAYMENT_FILE: path, NODE_ENV: production ? 'production' : 'test' });

const ACCOUNT = { bank: 'BBVA', holder: 'Provider', details: [{ kind: 'clabe', value: '012' }] };

describe('PAYMENT_FILE', () => {
  it('is dated configuration per region', () => {
    const terms = termsOf(
      fileOf({
        mexico: [
          { from: '2026-01-01', bank: [{ ...ACCOUNT, methods: ['cash'] }], cie: '1234567', price: 1500.5 },
          { from: '2026-12-01', invoice_cut_off_day: 25 },
        ],
        peru: [{ from: '2026-01-01', deduction: { rate: 10, threshold: 800, account: ACCOUNT, service_code: '037' } }],
      }),
      true,
    );
    expect(termsOn(terms, 'mexico', '2026-12-01')).toMatchObject({
      cie: '1234567',
      price: 150_050,
      invoiceCutOffDay: 25,
      bank: [{ bank: 'BBVA', methods: ['cash'] }],
    });
    expect(termsOn(terms, 'mexico', '2026-11-30').invoiceCutOffDay).toBe(26);
    expect(termsOn(terms, 'peru', '2026-11-30').deduction).toMatchObject({
      ratePercent: 10,
      threshold: 800_00,
      rounding: 'unit',
      account: { bank: 'BBVA' },
      serviceCode: '037',
      operationType: '01',
    });
  });

  it('takes the example of the run book', () => {
    const page = readFileSync(new URL('../../../docs/run-book/payments.md', import.meta.url), 'utf8');
    const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(page) ?? [];
    const terms = termsOf(fileOf(example), true);
    expect(termsOn(terms, 'mexico', '2026-11-30')).toMatchObject({ cie: '1234567', invoiceCutOffDay: 26 });
    expect(termsOn(terms, 'peru', '2026-11-30').deduction).toMatchObject({ ratePercent: 12, threshold: 700_00 });
  });

  it('that is not as it should be stops the start, naming the place and not what stands there', () => {
    const read = (content: unknown) => () => termsOf(fileOf(content), true);
    expect(read({ chile: [] })).toThrow(/PAYMENT_FILE/);
    expect(read({ mexico: [{ cie: '1' }] })).toThrow(/PAYMENT_FILE: mexico\.0\.from/);
    expect(read({ mexico: [{ from: '2026-01-01', cei: 'secret-1' }] })).toThrow(/mexico\.0/);
    expect(read({ mexico: [{ from: '2026-13-01' }] })).toThrow(/mexico\.0\.from/);
    expect(read({ peru: [{ from: '2026-01-01', deduction: { rate: 120, threshold: 1 } }] })).toThrow(/rate/);
    expect(read('{')).toThrow(/PAYMENT_FILE/);
    expect(() => termsOf(join(directory, 'none.json'), true)).toThrow(/PAYMENT_FILE/);
    try {
      termsOf(fileOf({ peru: [{ from: '2026-01-01', bank: [{ ...ACCOUNT, holder: '', bank: 'secret-2' }] }] }), true);
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain('secret');
    }
  });

  it('missing means demo accounts, in production none', () => {
    for (const region of PAYMENT_REGIONS) {
      expect(termsOn(termsOf(undefined, false), region, '2026-11-21').bank).not.toEqual([]);
      expect(termsOn(termsOf(undefined, true), region, '2026-11-21').bank).toEqual([]);
    }
  });
});

describe('PAYMENT_GATEWAY', () => {
  const wired = (more: Record<string, string>) => {
    const env = coreEnv.parse({
      DATABASE_URL: 'postgres://owner:secret@db/x',
      SMTP_URL: 'smtp://x',
      PUBLIC_URL: 'https://homologa.test',
      MAIL_FROM: 'no-reply@homologa.test',
      ...more,
    });
    const gateways = createPaymentGateways(env, 'https://homologa.test');
    const { onlinePaymentRegions } = coreConfig(env, {});
    expect(PAYMENT_REGIONS.filter((region) => gateways.of(region)).toSorted()).toEqual(onlinePaymentRegions.toSorted());
    return [gateways.of('mexico')?.provider, gateways.of('brazil')?.provider, gateways.of('peru')?.provider];
  };
  const STRIPE = { PAYMENT_STRIPE_MEXICO_KEY: 'sk', PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: 'whsec' };

  it('is the sandbox for trying, and in production only when it is named', () => {
    expect(wired({})).toEqual(['sandbox', 'sandbox', undefined]);
    expect(wired({ NODE_ENV: 'production' })).toEqual([undefined, undefined, undefined]);
    expect(wired({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' })).toEqual(['sandbox', 'sandbox', undefined]);
    expect(wired({ PAYMENT_GATEWAY: 'none' })).toEqual([undefined, undefined, undefined]);
  });

  it('serves with Stripe the countries that have an account', () => {
    expect(wired({ PAYMENT_GATEWAY: 'stripe', ...STRIPE })).toEqual(['stripe', undefined, undefined]);
    expect(() => wired({ PAYMENT_GATEWAY: 'stripe' })).toThrow(/PAYMENT_GATEWAY/);
    expect(() => wired({ PAYMENT_STRIPE_BRAZIL_KEY: 'sk' })).toThrow(/PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET/);
    expect(() => wired({ PAYMENT_GATEWAY: 'paypal' })).toThrow(/PAYMENT_GATEWAY/);
  });
});
