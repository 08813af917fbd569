import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendHandoverLinkMail } from '@homologa/core/onboarding/handover/send-handover-link-mail';
import { sendHandoverRequestMail } from '@homologa/core/onboarding/handover/send-handover-request-mail';
import type { TestApp } from '@homologa/core/test/test-database';
import type { HandoverAskedResponse } from '@homologa/domain/onboarding/handover.contract';
import request from 'supertest';
import type { createServer } from '../app';
import { buildOnboarding, onboardingClient } from './onboarding-builders';

const PERSON = { name: 'Laura Garza', phone: '+52 55 1234 5678' };

export interface By {
  link?: string;
  token?: string;
}
export const headersOf = ({ link, token }: By): Record<string, string> => ({
  ...(link ? { 'X-Onboarding-Token': link } : {}),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/** An invited supplier with the calls of a handover, and the mails that they cause. */
export async function buildHandover(
  { app, server }: { app: TestApp; server: ReturnType<typeof createServer> },
  overrides: Parameters<typeof buildOnboarding>[1] = {},
) {
  const worker = () => app.contextFor({ kind: 'system', name: 'test' });
  const world = await buildOnboarding(app, overrides);
  const { workflow, supplier, link, companyId } = world;
  const path = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  const colleague = `pedro-${supplier.id}@acme.test`;
  const post = (by: By, at: string, body: object = {}) =>
    request(server).post(`${path}/${at}`).set(headersOf(by)).send(body);
  const ask = (by: By, more: object = {}) =>
    post(by, 'handovers', { asker: 'invited', full_name: 'Pedro Ruiz', email: colleague, note: '', ...more });
  const mailed = async (handoverId: string, to = world.email) => {
    await sendHandoverRequestMail(worker(), { companyId, handoverId, messageId: newId() });
    const [mail] = await listCapturedMail(worker(), to);
    const address = new URL(/https?:\/\/\S+\/onboarding\/[^\s\])]+/.exec(mail?.text ?? '')?.[0] ?? '');
    return { mail, address, link: address.searchParams.get('token') ?? '' };
  };
  return {
    ...world,
    colleague,
    calls: onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id }),
    begin: async (by: By = { link }, body: object = PERSON) =>
      ((await post(by, 'begin', body).expect(201)).body as { token: string }).token,
    ask,
    mailed,
    askFor: async (by: By, more: object = {}) => {
      const { body } = await ask(by, more).expect(202);
      return { ...(body as HandoverAskedResponse), ...(await mailed((body as { id: string }).id)) };
    },
    read: (by: By, id: string) => request(server).get(`${path}/handovers/${id}`).set(headersOf(by)),
    confirm: (by: By, id: string) => post(by, `handovers/${id}/confirmation`),
    ownLink: (by: By) => post(by, 'own-links'),
    sendLink: async (handoverId: string) => {
      const sent = await sendHandoverLinkMail(worker(), { companyId, handoverId, messageId: newId() });
      const [mail] = await listCapturedMail(worker(), colleague);
      return { sent, text: mail?.text ?? '', link: /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    },
    stored: () => app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } }),
    trail: async () =>
      (await app.db.read.auditEntry.findMany({ where: { objectId: supplier.id } })).map(({ action }) => action),
    jobs: async (name: string) => app.db.read.job.count({ where: { name, companyId } }),
  };
}
