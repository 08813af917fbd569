import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_PAYMENTS, deskPaymentSteps } from '../../test/desk-payment-steps';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
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
    ...billingRoutes,
    ...paymentProofRoutes,
    ...deskPaymentRoutes,
  ]);
});
afterAll(() => app.destroy());

const { post, list, get, buildProved } = deskPaymentSteps(() => ({ app, story }));

test('the list is searched by reference and name, and filtered by client, region and state', async () => {
  const { payer, id } = await buildProved();
  const { reference } = await get(id);
  const client = payer.companyId;
  expect(await list({ q: reference.toLowerCase() })).toEqual([id]);
  expect(await list({ client, region: 'peru', state: ['to_check', 'rejected'] })).toEqual([id]);
  expect(await list({ client, region: 'mexico' })).toEqual([]);
  expect(await list({ client, state: 'accepted' })).toEqual([]);
  expect(await list({ client, state: 'mismatch' })).toEqual([]);
  const { body } = await story.call(story.staff, 'get', `${DESK_PAYMENTS}/summary`).expect(200);
  expect(body.counts.to_check).toBeGreaterThan(0);
  expect(body.clients).toContainEqual(expect.objectContaining({ id: client }));
});

test('money that does not fit is resolved once, with a note', async () => {
  const { payer, id } = await buildProved();
  const issue = newId();
  const { companyId } = payer;
  const data = {
    id: issue,
    companyId,
    chargeId: id,
    kind: 'mismatch',
    currency: 'PEN',
    amount: 100,
    createdAt: new Date(),
  } as const;
  await app.db.system((tx) => tx.chargeIssue.create({ data }));
  expect(await list({ client: companyId, state: 'mismatch' })).toEqual([id]);
  await post(`${id}/issues/${issue}/resolve`, { note: '' }).expect(422);
  await post(`${id}/issues/${newId()}/resolve`, { note: 'x' }).expect(404);
  const done = await post(`${id}/issues/${issue}/resolve`, { note: 'Refunded' }).expect(200);
  expect(done.body.issues).toMatchObject([{ amount: 1, note: 'Refunded', resolved_by: { id: story.staff.userId } }]);
  await post(`${id}/issues/${issue}/resolve`, { note: 'Again' }).expect(200);
  expect((await get(id)).issues).toMatchObject([{ note: 'Refunded' }]);
  expect(await list({ client: companyId, state: 'mismatch' })).toEqual([]);
});

test('the accountant’s CSV opens in Excel, and nothing in it is a formula', async () => {
  const { payer, id } = await buildProved();
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: payer.supplier.id }, data: { companyName: '=HYPERLINK("x"),\n"ACME"' } }),
  );
  const filter = encodeURIComponent(JSON.stringify({ client: payer.companyId }));
  const answer = await story.call(story.staff, 'get', `${DESK_PAYMENTS}/export?filter=${filter}`).expect(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=payments-\d{4}-\d\d-\d\d\.csv$/);
  const text = answer.text;
  expect(text.startsWith('\ufeffreference,state,client,')).toBe(true);
  expect(text).toContain(`\r\n${(await get(id)).reference},to_check,`);
  expect(text).toContain('"\'=HYPERLINK(""x""),\n""ACME"""');
  expect(text).toContain(',PEN,850.00,12,102.00,748.00,');
});

test('the CSV of a period has titles and words in the reader’s language, and no line outside the period', async () => {
  const { payer, id } = await buildProved();
  const csvOf = async (period: object) => {
    const filter = encodeURIComponent(JSON.stringify({ client: payer.companyId, ...period }));
    const path = `${DESK_PAYMENTS}/export?language=es&filter=${filter}`;
    return (await story.call(story.staff, 'get', path).expect(200)).text;
  };
  const { reference, asked_at: askedAt } = await get(id);
  const day = String(askedAt).slice(0, 10);
  const text = await csvOf({ asked_from: day, asked_to: day });
  expect(text.startsWith('\ufeffReferencia,Estado,Cliente,')).toBe(true);
  expect(text).toContain(`\r\n${reference},Comprobante por revisar,`);
  expect((await csvOf({ asked_to: '2020-01-01' })).trim().split('\r\n')).toHaveLength(1);
});

const send = (name: string, content: string | Buffer, currency?: string) => {
  const call = story.call(story.staff, 'post', `${DESK_PAYMENTS}/statement`).attach('file', Buffer.from(content), name);
  return currency === undefined ? call : call.field('currency', currency);
};

test('a bank statement of two megabytes without a separator stops nothing else', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 10);
  const { body } = await send('largo.csv', 'x'.repeat(2 * 1024 * 1024)).expect(422);
  clearInterval(timer);
  expect(body.details).toMatchObject([{ code: 'statement_unreadable' }]);
  // Parsed in this process, the file held the event loop from its first to its last byte.
  expect(ticks).toBeGreaterThan(10);
});

test('a bank statement suggests and accepts nothing', async () => {
  const { payer, id } = await buildProved();
  const { reference } = await get(id);
  const statement = [
    'Banco Demo;;;',
    'Fecha;Concepto;Cargo;Abono',
    `20/11/2026;SPEI ${reference.slice(0, 4)} ${reference.slice(4)};;748,00`,
    '20/11/2026;Comisión;12,00;',
    '21/11/2026;Sin referencia;;1,37',
  ].join('\r\n');
  const { body } = await send('extracto.csv', Buffer.from(statement, 'latin1')).expect(200);
  expect(body).toMatchObject({
    columns: { date: 'Fecha', amount: 'Abono', currency: null },
    currency: 'PEN',
    unmatched: 1,
    lines: [
      {
        date: '20/11/2026',
        amount: 748,
        currency: 'PEN',
        suggestions: [{ payment_id: id, by: 'reference', fits: false, problem: 'part' }],
      },
    ],
    payments: [{ id, state: 'to_check' }],
  });
  expect((await get(id)).state).toBe('to_check');
  expect((await send('a.csv', 'a,b\nc,d\n').expect(422)).body.details).toMatchObject([
    { code: 'statement_unreadable' },
  ]);
  await send('a.pdf', '%PDF-1.4\n1 0 obj').expect(415);
  await story.call(story.staff, 'post', `${DESK_PAYMENTS}/statement`).field('x', '1').expect(422);
  expect(await app.db.read.storedFile.count({ where: { name: 'extracto.csv' } })).toBe(0);
  await post(`${id}/accept`, { note: 'extracto 20/11/2026' }).expect(200);
  const later = await send('extracto.csv', statement).expect(200);
  expect(later.body.payments).toMatchObject([{ id, state: 'accepted' }]);
  expect(payer.companyId).toBe((await get(id)).client.id);
});

test('what was asked while nobody had named a price is shown at today’s, until the payment is accepted', async () => {
  const { payer, id } = await buildProved();
  const { companyId, workflow } = payer;
  const asked = { amount: 0, deductionRate: null, deductionThreshold: null, deductionAmount: null };
  await app.db.system((tx) => tx.charge.updateMany({ where: { id, companyId }, data: asked }));
  const priced = { amount: 850, currency: 'PEN', deduction: { rate: 12, amount: 102, remainder: 748 } };
  expect(await get(id)).toMatchObject(priced);
  const filter = encodeURIComponent(JSON.stringify({ client: companyId }));
  const read = (path: string) => story.call(story.staff, 'get', `${DESK_PAYMENTS}${path}`).expect(200);
  expect((await read(`?filter=${filter}`)).body).toMatchObject([{ id, ...priced }]);
  expect((await read(`/export?filter=${filter}`)).text).toContain(',PEN,850.00,12,102.00,748.00,');
  const { reference } = await get(id);
  const { body } = await send('e.csv', `Fecha;Concepto;Abono\n1/2/26;${reference};748,00`).expect(200);
  expect(firstSuggestions(body)).toEqual([[false, 'part']]);
  expect(body.payments).toMatchObject([{ id, ...priced }]);

  const setPrice = (pricePerSupplier: number | null) =>
    app.db.system((tx) => tx.workflow.update({ where: { id: workflow.id, companyId }, data: { pricePerSupplier } }));
  await setPrice(null);
  expect(await get(id)).toMatchObject({ amount: 0, deduction: null });
  await post(`${id}/accept`).expect(200);
  await setPrice(900_00);
  expect(await get(id)).toMatchObject({ state: 'accepted', amount: 0, deduction: null });
});

const firstSuggestions = (body: { lines: { suggestions: { fits: boolean; problem: string | null }[] }[] }) =>
  body.lines.map(({ suggestions: [first] }) => [first?.fits, first?.problem]);

test('money in another currency than was asked does not fit', async () => {
  const { id } = await buildProved();
  const { reference } = await get(id);
  const told = ['Fecha;Concepto;Moneda;Abono', `1/2/26;${reference};USD;850,00`, `2/2/26;${reference};Soles;850,00`];
  const { body } = await send('moneda.csv', told.join('\n'), 'USD').expect(200);
  expect(body).toMatchObject({ columns: { currency: 'Moneda' }, lines: [{ currency: 'USD' }, { currency: 'PEN' }] });
  expect(firstSuggestions(body)).toEqual([
    [false, 'currency'],
    [true, null],
  ]);
  // If the bank statement states no currency, the currency that the user chose applies, otherwise the currency of most
  // open payments.
  const silent = ['Fecha;Concepto;Abono', `1/2/26;${reference};850,00`, '2/2/26;ACME;850,00'].join('\n');
  const dollars = await send('a.csv', silent, 'USD').expect(200);
  expect(dollars.body).toMatchObject({ currency: 'USD', unmatched: 1 });
  expect(firstSuggestions(dollars.body)).toEqual([[false, 'currency']]);
  const { body: summary } = await story.call(story.staff, 'get', `${DESK_PAYMENTS}/summary`).expect(200);
  expect(summary.currencies[0]).toBe('PEN');
  const usual = await send('a.csv', silent).expect(200);
  expect(usual.body.currency).toBe('PEN');
  expect(firstSuggestions(usual.body)[0]).toEqual([true, null]);
  await send('a.csv', silent, 'soles').expect(422);
});

test('a reference is found wherever a line names it, and what is shown of the line stays short', async () => {
  const { id } = await buildProved();
  const { reference } = await get(id);
  const { body } = await send(
    'larga.csv',
    `Fecha;Concepto;Abono\n1/2/26;${'TRANSFERENCIA '.repeat(40)}${reference};850,00`,
  ).expect(200);
  expect(body.lines).toMatchObject([{ suggestions: [{ payment_id: id, by: 'reference', fits: true }] }]);
  expect(body.lines[0].text).toHaveLength(300);
});

test('a second line that names a payment is a second payment, and the parts of a deduction are none', async () => {
  const [one, other] = [await buildProved(), await buildProved()];
  const [twice, inParts] = [await get(one.id), await get(other.id)];
  const lines = [
    `1/2/26;${twice.reference};850,00`,
    `1/2/26;${inParts.reference};102,00`,
    `2/2/26;${inParts.reference};748,00`,
    `3/2/26;${twice.reference};850,00`,
  ];
  const { body } = await send('doble.csv', ['Fecha;Concepto;Abono', ...lines].join('\n')).expect(200);
  expect(firstSuggestions(body)).toEqual([
    [true, null],
    [false, 'part'],
    [true, null],
    [false, 'second_payment'],
  ]);
  expect((await get(one.id)).state).toBe('to_check');
});
