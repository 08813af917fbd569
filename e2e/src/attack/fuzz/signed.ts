import { randomUUID } from 'node:crypto';
import { signPayload } from '@homologa/core/kernel/signed-payload';
import { signBody } from '@homologa/core/kernel/signing/signed-http';
import { BUREAU_STATES } from '@homologa/domain/reports/bureau.contract';
import type { Dice } from '../dice';
import { FUZZ_SECRET } from '../product';
import type { Attack } from './build-request';
import { hostileText } from './hostile';
import { mutate } from './mutate';

const BUREAU = '/reports/notifications/http';
const MAIL_EVENTS = '/mail/events/';
const STRIPE = '/payments/notifications/stripe';
/** Share of the requests to a signed route that are signed; the others show what it answers to strangers. */
const SIGNED = 0.8;

const isSignable = (path: string): boolean => path === BUREAU || path === STRIPE || path.startsWith(MAIL_EVENTS);

/**
 * Replaces a request to a route of machines by one that passes its signature or secret, with a broken message, because
 * unsigned ones end before the message is parsed. Returns null for other routes, and for some of these.
 */
export function signedAttack(attack: Attack, dice: Dice): Attack | null {
  const path = attack.path.split('?')[0] ?? '';
  if (!isSignable(path) || !dice.chance(SIGNED)) return null;
  const message = path === BUREAU ? bureauMessage(dice) : path === STRIPE ? paymentEvent(dice) : mailEvents(dice);
  const body = Buffer.from(JSON.stringify(dice.chance(0.8) ? mutate(message, dice) : message) ?? '');
  const json: [string, string] = ['Content-Type', 'application/json'];
  const stripe: [string, string] = ['Stripe-Signature', signPayload(body, FUZZ_SECRET, new Date())];
  if (path === STRIPE) return { ...attack, path, headers: [json, stripe], body, isSigned: true };
  if (path !== BUREAU) return { ...attack, path: `${path}?key=${FUZZ_SECRET}`, headers: [json], body, isSigned: true };
  const signature = Object.entries(signBody({ secret: FUZZ_SECRET, body, now: new Date() }));
  return { ...attack, path, headers: [json, ...signature], body, isSigned: true };
}

const bureauMessage = (dice: Dice): object => ({
  delivery_id: dice.chance(0.2) ? hostileText(dice) : `d-${dice.below(50)}`,
  order_id: randomUUID(),
  sequence: dice.below(100),
  state: dice.pick(BUREAU_STATES),
  reason: hostileText(dice),
  report: { kind: 'bir', figures: { ccr_score: 'A', paydex: dice.below(200), employees: -1 }, details: {} },
  file: { file_id: dice.pick(['a', '..', 'a.pdf']), name: hostileText(dice), size: 1e12, sha256: 'a'.repeat(64) },
});

const paymentEvent = (dice: Dice): object => ({
  id: dice.chance(0.2) ? hostileText(dice) : `evt_${dice.below(50)}`,
  type: dice.pick([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'constructor',
  ]),
  data: {
    object: {
      id: dice.chance(0.5) ? `cs_${dice.below(50)}` : hostileText(dice),
      client_reference_id: dice.pick([randomUUID(), null, hostileText(dice)]),
      metadata: dice.pick([null, {}, { payment_id: hostileText(dice) }]),
      amount_total: dice.pick([0, -1, 1e15, 85_000, null]),
      currency: dice.pick(['mxn', 'BRL', '', hostileText(dice)]),
      payment_status: dice.pick(['paid', 'unpaid', null]),
    },
  },
});

/** Events in the forms of several providers at once: each reads what it knows. */
const mailEvents = (dice: Dice): unknown => {
  const event = {
    event: dice.pick(['bounce', 'spamreport', 'delivered', 'Complaint']),
    email: dice.chance(0.5) ? 'ana@acme.test' : hostileText(dice),
    reason: hostileText(dice),
    timestamp: dice.pick([0, -1, 1e18, '2026-11-28T00:00:00Z']),
    MessageID: hostileText(dice),
    RecordType: 'Bounce',
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: { bouncedRecipients: [{ emailAddress: 'a@b.test' }] },
    }),
  };
  return dice.chance(0.5) ? [event, event] : event;
};
