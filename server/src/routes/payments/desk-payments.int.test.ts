import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendPaymentMail } from '@homologa/core/payments/charges/send-payment-mail';
import { sendPaymentMailJob } from '@homologa/core/payments/payment.jobs';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { PAYMENT_FOLLOW_UP } from '@homologa/domain/payments/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_PAYMENTS, deskPaymentSteps } from '../../test/desk-payment-steps';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { billingOf, buildPayer, type Payer } from '../../test/payment-builders';
import { sendBackRoutes } from '../desk/send-backs.routes';
import { answersRoutes } from '../onboarding/answers.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from './billing.routes';
import { deskPaymentRoutes } from './desk-payments.routes';
import { paymentProofRoutes } from './payment-proofs.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...onboardingRoutes,
    ...answersRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...deskPaymentRoutes,
    ...sendBackRoutes,
  ]);
});
afterAll(() => app.destroy());

const { post, list, get, chargeOf, referenced, buildProved } = deskPaymentSteps(() => ({ app, story }));

async function mailsOf(payer: Payer): Promise<{ subject: string; text: string }[]> {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const jobs = await app.db.read.job.findMany({
    where: { companyId: payer.companyId, name: sendPaymentMailJob.name },
    orderBy: { id: 'asc' },
  });
  for (const job of jobs) {
    const payload = sendPaymentMailJob.payload.parse(job.payload);
    await sendPaymentMail(ctx, { companyId: payer.companyId, ...payload, messageId: job.id });
  }
  return listCapturedMail(ctx, payer.account.email);
}

describe('what was asked', () => {
  it('is frozen with the reference: a price of later changes nothing', async () => {
    const payer = await referenced();
    const before = await get((await chargeOf(payer)).id);
    expect(before).toMatchObject({
      state: 'awaiting_proof',
      region: 'peru',
      currency: 'PEN',
      amount: 850,
      deduction: { rate: 12, amount: 102, remainder: 748 },
      method: 'wire_transfer',
      proofs: [],
      version: 0,
    });
    expect(before.reference).toBe((await payer.read()).payment?.reference);
    await app.db.system((tx) =>
      tx.workflow.update({ where: { id: payer.workflow.id }, data: { pricePerSupplier: 10_00 } }),
    );
    await payer.billing({ ...billingOf('peru', 'cash_deposit'), submit: true }).expect(200);
    const shown = (await payer.read()).payment;
    expect(shown).toMatchObject({ price: 850, check: 'awaiting_proof', rejection: null });
    expect(shown?.instructions.deduction).toMatchObject({ amount: 102, remainder: 748 });
    expect(await get(before.id)).toMatchObject({ amount: 850, method: 'cash_deposit' });
  });

  it('is named by the price that holds where nobody had named one, before it is accepted', async () => {
    const { payer, id } = await buildProved();
    await app.db.system((tx) =>
      tx.charge.update({ where: { id, companyId: payer.companyId }, data: { amount: 0, deductionAmount: null } }),
    );
    await post(`${id}/accept`, {}).expect(200);
    expect(await get(id)).toMatchObject({ state: 'accepted', amount: 850, deduction: { amount: 102 } });
  });

  it('is another where the supplier pays elsewhere after all', async () => {
    const payer = await referenced();
    await app.db.system((tx) => tx.supplier.update({ where: { id: payer.supplier.id }, data: { country: 'spain' } }));
    await payer.billing({ ...billingOf('spain', 'cash'), submit: true }).expect(200);
    expect(await get((await chargeOf(payer)).id)).toMatchObject({
      region: 'international',
      currency: 'USD',
      amount: 850,
      deduction: null,
    });
  });

  it('is not there before the reference', async () => {
    const payer = await buildPayer(app, story.server, 'peru');
    expect((await payer.read()).payment).toMatchObject({ stage: 'reference', check: null });
    expect(await app.db.read.charge.count({ where: { birRequestId: payer.requestId } })).toBe(0);
  });
});

describe('a proof', () => {
  it('is rejected with a reason, sent again and accepted; the report waits meanwhile', async () => {
    const { payer, id, requestId } = await buildProved();
    expect((await payer.read()).onboarding_step).toBe('confirmation_call');
    await story.desk('post', `${requestId}/take`).expect(200);
    const call = { number: '1', outcome: 'verified', note: '' };
    await story.desk('post', `${requestId}/calls`, call).expect(201);
    const gaps = (await story.desk('get', requestId).expect(200)).body.delivery_gaps;
    expect(gaps).toContain('payment');
    for (const step of ['data-verified', 'deliver']) {
      const held = await story.desk('post', `${requestId}/${step}`, { makes_document: true }).expect(409);
      expect(held.body.code).toBe('payment_not_accepted');
    }

    const { version } = await get(id);
    const bare = await post(`${id}/reject`, { version, reason: ' ' }).expect(422);
    expect(bare.body.details).toMatchObject([{ code: 'payment_reason_required', path: 'reason' }]);
    const rejected = await post(`${id}/reject`, { version, reason: 'This is a cat' }).expect(200);
    expect(rejected.body).toMatchObject({
      state: 'rejected',
      reason: 'This is a cat',
      decided_by: { id: story.staff.userId },
    });
    await post(`${id}/reject`, { version, reason: 'This is a cat' }).expect(200);
    const [mail, ...more] = await mailsOf(payer);
    expect([mail?.text, more]).toEqual([expect.stringContaining('This is a cat'), []]);
    expect(mail?.text).toContain(`/onboarding/${payer.workflow.id}/suppliers/${payer.supplier.id}?step=payment`);
    const waiting = (await story.desk('get', requestId).expect(200)).body;
    expect(waiting).toMatchObject({ status: 'awaiting_supplier', history: [{ reason: 'This is a cat' }, {}, {}] });
    const told = await app.db.read.notification.findMany({ where: { companyId: payer.companyId } });
    expect(told.map(({ kind }) => kind)).toContain('payment_rejected');

    const seen = (await payer.read()).payment;
    expect(seen).toMatchObject({ stage: 'payment', check: 'rejected', rejection: { reason: 'This is a cat' } });
    expect((await payer.confirm().expect(422)).body.code).toBe('payment_proof_required');
    await payer.proofs(['receipt.csv', 'c,d']).expect(200);
    await payer.confirm().expect(200);
    expect((await payer.read()).payment).toMatchObject({ stage: 'done', check: 'to_check', rejection: null });
    expect((await story.desk('get', requestId).expect(200)).body.status).toBe('taken');

    const again = await get(id);
    expect(again.proofs).toMatchObject([
      { name: 'receipt.csv', rejected: false },
      { name: 'cat.csv', rejected: true },
    ]);
    expect((await post(`${id}/accept`, { version }).expect(409)).body.code).toBe('payment_changed');
    const accepted = await post(`${id}/accept`, { version: again.version }).expect(200);
    expect(accepted.body).toMatchObject({ state: 'accepted', reason: '' });
    await post(`${id}/accept`, { version: again.version }).expect(200);
    expect((await payer.removeProof('receipt.csv').expect(409)).body.code).toBe('payment_already_made');
    await story.desk('post', `${requestId}/data-verified`).expect(200);
    await story.desk('post', `${requestId}/deliver`, { makes_document: true }).expect(200);
    const trail = await app.db.read.auditEntry.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(trail.map(({ action }) => action)).toEqual(['payment.reject', 'payment.accept']);
    expect((await post(`${id}/reject`, { reason: 'Late' }).expect(409)).body.code).toBe('payment_not_to_check');
  });

  it('that was accepted by mistake is rejected before the delivery', async () => {
    const { id, requestId } = await buildProved();
    await post(`${id}/accept`).expect(200);
    await post(`${id}/reject`, { reason: 'The check bounced' }).expect(200);
    expect((await story.desk('get', requestId).expect(200)).body.status).toBe('awaiting_supplier');
  });

  it('may be sent again where the onboarding had ended with the payment', async () => {
    const { payer, id } = await buildProved({ workflow: { reportType: 'questionnaire' } });
    expect((await payer.proofs(['b.csv', 'b,b']).expect(409)).body.code).toBe('onboarding_finished');
    await post(`${id}/reject`, { reason: 'Unreadable' }).expect(200);
    await payer.proofs(['b.csv', 'b,b']).expect(200);
    const done = await payer.confirm().expect(200);
    expect(done.body).toMatchObject({ onboarding_step: 'finished', payment: { check: 'to_check' } });
    expect((await payer.proofs(['c.csv', 'b,b']).expect(409)).body.code).toBe('onboarding_finished');
  });

  it('is decided by one of two who decide at once', async () => {
    const { id } = await buildProved();
    const { version } = await get(id);
    const answers = await Promise.all([
      post(`${id}/accept`, { version }),
      post(`${id}/reject`, { version, reason: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is opened by staff, noted as read, and no other file by this way', async () => {
    const { payer, id } = await buildProved();
    const other = await buildProved();
    const [proof] = (await get(id)).proofs;
    const file = await story.call(story.staff, 'get', `${DESK_PAYMENTS}/${id}/files/${proof.file_id}`).expect(200);
    expect(file.text).toBe('a,b');
    const where = { companyId: payer.companyId, action: 'payment.open_file' };
    expect(await app.db.read.auditEntry.count({ where })).toBe(1);
    await story.call(story.staff, 'get', `${DESK_PAYMENTS}/${other.id}/files/${proof.file_id}`).expect(404);
  });
});

describe('what is not paid', () => {
  it('is to be followed up after a week, with one reminder a day', async () => {
    const payer = await referenced();
    const { id, askedAt } = await chargeOf(payer);
    const ids = { client: payer.companyId };
    expect(await list({ ...ids, state: 'awaiting_proof' })).toEqual([id]);
    await app.db.system((tx) =>
      tx.charge.update({ where: { id }, data: { askedAt: new Date(askedAt.getTime() - PAYMENT_FOLLOW_UP) } }),
    );
    expect(await list({ ...ids, state: 'awaiting_proof' })).toEqual([]);
    expect(await list({ ...ids, state: 'unpaid' })).toEqual([id]);
    const reminded = await post(`${id}/remind`).expect(200);
    expect(reminded.body).toMatchObject({ state: 'unpaid', reminded_at: expect.any(String) });
    const early = await post(`${id}/remind`).expect(409);
    expect(early.body).toMatchObject({ code: 'reminder_cooldown', next_at: expect.any(String) });
    const mails = await mailsOf(payer);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining((await get(id)).reference)]);
  });

  it('is accepted by what the bank says, with a note, and lets the supplier go on', async () => {
    const payer = await referenced();
    const { id } = await chargeOf(payer);
    expect((await post(`${id}/accept`).expect(422)).body.details).toMatchObject([{ code: 'payment_note_required' }]);
    expect((await post(`${id}/reject`, { reason: 'x' }).expect(409)).body.code).toBe('payment_not_to_check');
    await post(`${id}/accept`, { note: 'Statement of 20 November' }).expect(200);
    const { onboarding_step: step, payment } = await payer.read();
    expect([step, payment?.check, payment?.stage]).toEqual(['confirmation_call', 'accepted', 'done']);
    expect((await payer.history()).requests).toBe(1);
    expect((await post(`${id}/remind`).expect(409)).body.code).toBe('reminder_not_possible');
  });
});

describe('a rejected proof beside what was sent back', () => {
  const statusOf = async (requestId: string) => (await story.desk('get', requestId).expect(200)).body.status;

  async function buildBoth(order: readonly ('reject' | 'send back')[]) {
    const { payer, id, requestId } = await buildProved();
    await story.desk('post', `${requestId}/take`).expect(200);
    const question = payer.questions.input.id;
    for (const action of order) {
      if (action === 'reject') await post(`${id}/reject`, { reason: 'This is a cat' }).expect(200);
      else {
        const items = [{ kind: 'question', target: question, reason: 'Please look again' }];
        await story.desk('post', `${requestId}/send-backs`, { items }).expect(201);
      }
    }
    expect(await statusOf(requestId)).toBe('awaiting_supplier');
    const answer = async () => {
      const by = { token: payer.account.token };
      await payer.calls.save(by, [{ question_id: question, answer: 'Sí' }]).expect(200);
      const { id: sendBackId } = await app.db.read.sendBack.findFirstOrThrow({ where: { requestId } });
      const path = `/onboarding/workflows/${payer.workflow.id}/suppliers/${payer.supplier.id}`;
      await request(story.server)
        .post(`${path}/send-backs/${sendBackId}/answer`)
        .set('Authorization', `Bearer ${payer.account.token}`)
        .send({ notes: [] })
        .expect(200);
    };
    const pay = async () => {
      await payer.proofs(['receipt.csv', 'a,b']).expect(200);
      await payer.confirm().expect(200);
    };
    return { requestId, answer, pay };
  }

  it.each([[['send back', 'reject'] as const], [['reject', 'send back'] as const]])(
    'is waited for too, whichever came first (%s)',
    async (order) => {
      const { requestId, answer, pay } = await buildBoth(order);
      await answer();
      expect(await statusOf(requestId)).toBe('awaiting_supplier');
      await pay();
      expect(await statusOf(requestId)).toBe('taken');
    },
  );

  it('is sent again without ending what was sent back', async () => {
    const { requestId, answer, pay } = await buildBoth(['reject', 'send back']);
    await pay();
    expect(await statusOf(requestId)).toBe('awaiting_supplier');
    const [sendBack] = (await story.desk('get', requestId).expect(200)).body.send_backs;
    expect(sendBack.status).toBe('open');
    await answer();
    expect(await statusOf(requestId)).toBe('taken');
  });
});
