import { newId } from '@homologa/core/kernel/ids';
import { getSandboxPayment, signSandboxNews } from '@homologa/core/payments/online/sandbox-payment';
import type { AnswerWorld } from '../answer-walk';
import { createBureauWorld } from '../bureau-world';
import { billingOf, buildReferencedPayer } from '../payment-builders';
import { createStripeWorld } from '../stripe-world';

export async function paysForAReport(world: AnswerWorld): Promise<void> {
  const { app, walk } = world;
  const { server } = world.desk;
  const payer = await buildReferencedPayer(app, server, 'mexico', 'cash');
  const by = payer.account;
  const own = `/onboarding/workflows/${payer.workflow.id}/suppliers/${payer.supplier.id}`;
  await walk.call(by, 'patch', `/onboarding/bir-requests/${payer.requestId}/billing`, {
    body: billingOf('mexico', 'cash'),
  });
  for (const name of ['a.csv', 'b.csv']) {
    await walk.call(by, 'patch', `${own}/payment-proof`, { file: ['payment-proof', Buffer.from('a,b'), name] });
  }
  await walk.call(by, 'get', `${own}/payment-instructions.pdf?lang=es`);
  await walk.call(by, 'delete', `${own}/payment-proof/a.csv`);
  await walk.call(by, 'patch', `${own}/payment-proof/submit`);
  await walk.call(by, 'patch', `${own}/rfc-document`, { file: ['rfc-document', Buffer.from('a,b'), 'rfc.csv'] });
  const early = await buildReferencedPayer(app, server, 'argentina', 'cash_deposit');
  await walk.call(
    early.account,
    'delete',
    `/onboarding/workflows/${early.workflow.id}/suppliers/${early.supplier.id}/rfc-document`,
  );

  const boleto = await buildReferencedPayer(app, server, 'brazil', 'boleto');
  await walk.call(boleto.account, 'post', `/onboarding/bir-requests/${boleto.requestId}/brazil-payment`);
  const card = await buildReferencedPayer(app, server, 'mexico', 'credit_card');
  const page = await walk.call(card.account, 'post', `/onboarding/bir-requests/${card.requestId}/online-payment`);
  const paymentId = (page.body as { uri: string }).uri.split('/').at(-1)?.split('?')[0] ?? '';
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const news = await signSandboxNews(
    ctx,
    app.adapters.paymentGateways,
    await getSandboxPayment(ctx, paymentId),
    'paid',
  );
  const headers = { ...news.headers, 'Content-Type': 'application/json' };
  await walk.call({}, 'post', '/payments/notifications/sandbox', { headers, body: news.body.toString() });
  await hearsOfStripe(world);
  await hearsOfBureau(world);
}

async function hearsOfStripe({ walk }: AnswerWorld): Promise<void> {
  const world = await createStripeWorld();
  try {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated', data: { object: {} } });
    walk.keep('post', '/payments/notifications/stripe', await world.deliver(body));
  } finally {
    await world.close();
  }
}

async function hearsOfBureau({ walk }: AnswerWorld): Promise<void> {
  const world = await createBureauWorld();
  try {
    const message = world.messageOf(newId(), { state: 'accepted' });
    walk.keep('post', '/reports/notifications/http', await world.tell(message));
  } finally {
    await world.close();
  }
}

export async function checksPayments({ app, walk, desk }: AnswerWorld): Promise<void> {
  const { staff, server } = desk;
  const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
  const { id } = await app.db.read.charge.findFirstOrThrow({ where: { birRequestId: payer.requestId } });
  const path = `/api/desk/payments/${id}`;
  await walk.call(staff, 'post', `${path}/remind`);
  await payer.proofs(['a.csv', 'a,b']);
  await payer.confirm();
  await walk.call(staff, 'get', '/api/desk/payments');
  await walk.call(staff, 'get', '/api/desk/payments/summary');
  await walk.call(staff, 'get', '/api/desk/payments/export');
  const shown = await walk.call(staff, 'get', path);
  const { reference, proofs } = shown.body as { reference: string; proofs: { file_id: string }[] };
  await walk.call(staff, 'get', `${path}/files/${proofs[0]?.file_id}`);
  await walk.call(staff, 'post', `${path}/reject`, { body: { reason: 'Not a receipt' } });
  const statement = Buffer.from(`Fecha,Concepto,Abono\n20/11/2026,${reference},850.00\n`);
  await walk.call(staff, 'post', '/api/desk/payments/statement', { file: ['file', statement, 'bank.csv'] });
  await walk.call(staff, 'post', `${path}/accept`, { body: { note: 'Bank statement' } });
  const { companyId } = payer;
  const issue = newId();
  const data = {
    id: issue,
    companyId,
    chargeId: id,
    kind: 'mismatch',
    currency: 'PEN',
    createdAt: new Date(),
  } as const;
  await app.db.system((tx) => tx.chargeIssue.create({ data }));
  await walk.call(staff, 'post', `${path}/issues/${issue}/resolve`, { body: { note: 'Refunded' } });
}
