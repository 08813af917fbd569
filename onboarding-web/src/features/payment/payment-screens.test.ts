import { ERRORS } from '@homologa/domain/errors/error-codes';
import { moneyText } from '@homologa/domain/payments/money';
import { ApiError } from '@homologa/web/http/api-error';
import { describe, expect, it } from 'vitest';
import { classifyBillingFailure } from './billing-queue';
import { dayText } from './components/InvoiceDate';
import { isProcessing, onlineTextOf } from './components/OnlinePayment';
import { INSTRUCTIONS } from './instructions.texts';
import { ONLINE } from './online.texts';
import { delayBeforeLook } from './use-look-again';

describe('a save of the reference that failed', () => {
  const failure = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], paths: string[] = []) =>
    new ApiError(status, {
      error: 'x',
      code,
      details: paths.map((path) => ({ code: 'invalid_input', message: '', path })),
    });
  it('for want of a connection is tried again', () => {
    expect(classifyBillingFailure(failure(0, 'offline'))).toEqual({ kind: 'retry' });
    expect(classifyBillingFailure(failure(503, 'service_unavailable'))).toEqual({ kind: 'retry' });
  });
  it('by a field gives that field up', () => {
    expect(classifyBillingFailure(failure(422, 'invalid_input', ['general.city', 'x']))).toEqual({
      kind: 'refused',
      keys: ['city'],
    });
  });
  it('without a session waits for one, and after the end for nothing', () => {
    expect(classifyBillingFailure(failure(401, 'unauthenticated'))).toEqual({ kind: 'stopped' });
    expect(classifyBillingFailure(failure(409, 'onboarding_finished'))).toEqual({ kind: 'ended' });
  });
});

describe('a payment on the provider’s page', () => {
  const online = { uri: 'http://x', status: 'pending', method: 'boleto', submitted_at: null, boleto: null } as const;
  it('is told by its state, and never as paid because somebody came back', () => {
    expect(onlineTextOf(online, null)).toBe(ONLINE.ready);
    expect(onlineTextOf(online, 'returned')).toBe(ONLINE.awaited);
    expect(onlineTextOf(online, 'cancelled')).toBe(ONLINE.cancelled);
    const submitted = { ...online, submitted_at: '2026-01-01T00:00:00Z' };
    expect(onlineTextOf(submitted, 'returned')).toBe(ONLINE.submitted_boleto);
    expect(onlineTextOf({ ...submitted, method: 'credit_card' }, null)).toBe(ONLINE.submitted);
    expect(onlineTextOf({ ...online, status: 'paid' }, 'cancelled')).toBe(ONLINE.paid);
    expect(onlineTextOf({ ...online, status: 'failed' }, 'returned')).toBe(ONLINE.failed_boleto);
    expect(onlineTextOf({ ...online, status: 'failed', method: 'credit_card' }, 'returned')).toBe(ONLINE.failed);
  });
  it('is looked for again, ever more rarely, and not for ever', () => {
    const delays: number[] = [];
    for (let looks = 0; delayBeforeLook(looks) !== null; looks += 1) delays.push(delayBeforeLook(looks) ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(120_000);
  });
});

it('an issued boleto is polled ever more rarely, and no longer after some minutes', () => {
  const delays: number[] = [];
  for (let looks = 0; delayBeforeLook(looks, true) !== null; looks += 1) delays.push(delayBeforeLook(looks, true) ?? 0);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays.slice(0, 4).reduce((sum, delay) => sum + delay, 0)).toBeLessThan(15_000);
  expect(delays.length).toBeLessThan(10);
});

describe('money and days', () => {
  const said = (...given: Parameters<typeof moneyText>) => moneyText(...given).replace(/\s/g, ' ');
  it('are written as the region and the reader write them', () => {
    expect(said(1234.5, { currency: 'MXN', region: 'mexico' }, 'es')).toBe('$1,234.50 MXN');
    expect(said(1234.5, { currency: 'MXN', region: 'mexico' }, 'en')).toBe('MX$1,234.50');
    expect(said(1234.5, { currency: 'BRL', region: 'brazil' }, 'pt-BR')).toBe('R$ 1.234,50');
    expect(said(1234.5, { currency: 'ARS', region: 'argentina' }, 'es')).toBe('$ 1.234,50 ARS');
    expect(said(700, { currency: 'PEN', region: 'peru' }, 'es')).toBe('S/ 700.00');
    expect(said(850, { currency: 'USD', region: 'ccs' }, 'en')).toBe('$850.00 USD');
    expect(dayText('2026-12-01', 'es')).toBe('1 de diciembre de 2026');
  });
});

it('a payment that may be on its way is awaited, and not paid once more', () => {
  const online = {
    uri: 'http://x',
    status: 'pending',
    method: 'credit_card',
    submitted_at: null,
    boleto: null,
  } as const;
  expect([isProcessing(online, null), isProcessing(online, 'cancelled')]).toEqual([false, false]);
  expect([isProcessing(online, 'returned'), isProcessing(null, 'returned')]).toEqual([true, false]);
  const submitted = { ...online, submitted_at: '2026-01-02T10:00:00Z' };
  expect(isProcessing(submitted, 'cancelled')).toBe(true);
  expect(isProcessing({ ...submitted, status: 'failed' }, null)).toBe(false);
});

describe('the texts of the payment step', () => {
  it('say what the errors of the same name say', () => {
    expect(ERRORS.payment_proof_required).toMatchObject(INSTRUCTIONS.proof_required);
  });
});
