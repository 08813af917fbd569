import { newId } from '@homologa/core/kernel/ids';
import { sendInvitationMail } from '@homologa/core/suppliers/invitations/send-invitation-mail';
import { type BuiltPerson, buildPerson, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { answersFor, formBody, taxIdIn } from '@homologa/core/test/form-answers';
import { FLOW_CASES, type FlowCase, updatesOf } from '@homologa/core/test/onboarding-flows';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { type OwnSupplierView, ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesFor } from '../../route-table';
import { type DeskStory, PDF, startDeskStory } from '../../test/desk-story';
import { buildQuestion, onboardingClient } from '../../test/onboarding-builders';
import { billingOf, paymentClient } from '../../test/payment-builders';

const PAYDEX = 82;

let app: TestApp;
let story: DeskStory;
let client: BuiltPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, routesFor(app.config));
  const admin = await buildPerson(app);
  client = { ...admin, companyId: admin.companyId ?? '' };
});
afterAll(() => app.destroy());

async function invite({ facts, place }: FlowCase) {
  const { product, reportType, payment, hasQuestionnaire } = facts.workflow;
  const workflow = await buildWorkflow(app, client.companyId, {
    createdById: client.userId,
    product,
    reportType,
    payment,
    ...(payment === 'supplier' ? { pricePerSupplier: 850_00 } : {}),
  });
  const question = hasQuestionnaire ? await buildQuestion(app, workflow, 'input') : null;
  const email = `${newId()}@proveedor.test`;
  const company = `Aceros ${place} ${newId()}`;
  const { body } = await story
    .call(client, 'post', `/api/workflows/${workflow.id}/suppliers`, {
      invite: {
        company_name: company,
        full_name: 'Ana Peña',
        emails: [email],
        country: facts.country,
        ...(facts.country === 'brazil' ? { tax_id: taxIdIn('brazil') } : {}),
        address: 'Calle Fábula 9',
        phone: '+52 55 1234 5678',
      },
    })
    .expect(201);
  const supplierId = body.id as string;
  await sendInvitationMail(story.system(), { companyId: client.companyId, supplierId, messageId: newId() });
  const [mail] = (await request(story.server).get('/mailbox/messages').query({ to: email }).expect(200)).body;
  const link = /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  return { company, email, link, question, workflowId: workflow.id, supplierId };
}

function supplierOf(flow: FlowCase, invited: Awaited<ReturnType<typeof invite>>) {
  const { workflowId, supplierId, link, email, question } = invited;
  const calls = onboardingClient(story.server, { workflowId, supplierId });
  let token = '';
  const own = async (): Promise<OwnSupplierView> =>
    ownSupplierView.strict().parse((await calls.read({ token }).expect(200)).body);
  const ownTimeline = async (): Promise<TimelineResponse> => {
    const call = request(story.server).get(`/onboarding/workflows/${workflowId}/suppliers/${supplierId}/timeline`);
    return (await call.set('Authorization', `Bearer ${token}`).expect(200)).body;
  };
  const birRequestId = async (): Promise<string> => (await own()).bir_request?.id ?? '';

  async function fillForm() {
    const path = `/onboarding/bir-requests/${await birRequestId()}`;
    const send = (method: 'patch' | 'post', to: string) => {
      const call = request(story.server)[method](path + to);
      return call.set('Authorization', `Bearer ${token}`);
    };
    const answers = answersFor(flow.facts);
    await send('patch', '').send(formBody(answers)).expect(200);
    const [file, ...left] = answers.form.files.filter(({ isRequired }) => isRequired).map(({ kind }) => kind);
    const saved = await send('patch', '/files')
      .field('type', file ?? '')
      .attach('file', PDF, 'constancia.pdf')
      .expect(200);
    expect(saved.body.missing).toEqual(left.map((kind) => `files.${kind}`));
    await send('post', '/submit').expect(200);
  }

  async function pay() {
    const requestId = await birRequestId();
    const payment = paymentClient(story.server, { workflowId, supplierId, requestId, token });
    const { country } = flow.facts;
    if (country === 'mexico') await payment.rfc().expect(200);
    await payment.billing({ ...billingOf(country, flow.method ?? ''), submit: true }).expect(200);
    if (!flow.isOnline) {
      await payment.proofs(['voucher.csv', 'a,b']).expect(200);
      await payment.confirm().expect(200);
      return;
    }
    const { body } = await (country === 'brazil' ? payment.payBrazil() : payment.payOnline()).expect(200);
    const page = new URL(body.uri ?? (await own()).bir_request?.online_payment?.uri).pathname;
    await request(story.server).post(page).type('form').send({ outcome: 'paid' }).expect(303);
  }

  const walks: Partial<Record<OnboardingStep, () => Promise<void>>> = {
    introduction: async () => {
      expect((await calls.start({ link }).expect(200)).body.onboarding_step).toBe('account_connection');
    },
    account_connection: async () => {
      ({ token } = await buildSupplierAccount(app, email));
      await calls.connect({ link, token }).expect(200);
    },
    bir_form: fillForm,
    questionnaire: async () => {
      await calls.submit({ token }, [{ question_id: question?.id, answer: 'Peças & "soldas"' }]).expect(200);
    },
    payment: pay,
    confirmation_call: async () => {
      expect((await own()).go_back).toEqual(flow.goBack);
      await deliver(invited.company);
    },
  };
  return { own, ownTimeline, walks };
}

const timesDone = ({ events }: TimelineResponse): number =>
  events.filter(({ event }) => event === 'own_part_done').length;

async function deliver(company: string): Promise<void> {
  const found = await story.desk('get', `?q=${encodeURIComponent(company)}`).expect(200);
  expect(found.body).toHaveLength(1);
  const { id, payment } = (await story.desk('get', found.body[0].id).expect(200)).body;
  if (payment?.state === 'to_check') {
    await story.call(story.staff, 'post', `/api/desk/payments/${payment.id}/accept`, {}).expect(200);
  }
  await story.desk('post', `${id}/take`).expect(200);
  await story.desk('post', `${id}/calls`, { number: '+52 55 1234 5678', outcome: 'verified', note: '' }).expect(201);
  await story.desk('patch', `${id}/data`, { figures: { paydex: PAYDEX } }).expect(200);
  await story.attach(id, 'bir', 'informe.pdf').expect(201);
  await story.desk('post', `${id}/data-verified`).expect(200);
  await story.desk('post', `${id}/deliver`).expect(200);
}

test.each(FLOW_CASES)('$name: every step in turn, and every status update in order', async (flow) => {
  const invited = await invite(flow);
  const { own, ownTimeline, walks } = supplierOf(flow, invited);
  const path = `/api/workflows/${invited.workflowId}/suppliers/${invited.supplierId}`;
  const clientTimeline = async (): Promise<TimelineResponse> =>
    (await story.call(client, 'get', `${path}/timeline`).expect(200)).body;
  for (const [place, step] of flow.steps.entries()) {
    if (place > 1) {
      expect((await own()).onboarding_step).toBe(step);
      // Both timelines show the event 'Own part done' exactly once, from the step that follows the supplier's own
      // steps.
      const told = isOwnPartDone(step) ? 1 : 0;
      expect([timesDone(await ownTimeline()), timesDone(await clientTimeline())]).toEqual([told, told]);
    }
    await walks[step]?.();
  }
  expect([timesDone(await ownTimeline()), timesDone(await clientTimeline())]).toEqual([1, 1]);
  const { body: seen } = await story.call(client, 'get', path).expect(200);
  expect(seen.status_updates.map(({ name }: { name: string }) => name)).toEqual(updatesOf(flow));
  expect([seen.status, seen.display_status, seen.onboarding_step]).toEqual(['completed', 'completed', 'finished']);
  expect(seen.report?.paydex ?? null).toBe(flow.steps.includes('confirmation_call') ? PAYDEX : null);
});
