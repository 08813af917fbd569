import { buildSupplierAccount } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import { ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import type { Express } from 'express';
import request from 'supertest';
import { buildOnboarding, onboardingClient } from './onboarding-builders';

const TAX_IDS: Record<string, string> = {
  argentina: '20-12345678-6',
  brazil: '12.abc.345/01de-35',
  mexico: 'eku9003173c9',
  peru: '20131312955',
};
const STATES: Record<string, string> = { argentina: 'Salta', brazil: 'SP', mexico: 'CMX', peru: 'Lima' };

export const billingOf = (country: string, method: string) => ({
  general: {
    company_name: 'ACME',
    tax_id_type: country === 'peru' ? 'ruc' : undefined,
    tax_id: TAX_IDS[country] ?? 'J-123',
    address: 'Calle 1',
    postal_code: '01000',
    city: 'Ciudad',
    state: STATES[country] ?? 'Anywhere',
    phone: '+1 809 555 0100',
  },
  payment: {
    person_name: 'Ana Pérez',
    position: 'CFO',
    email: 'ana@acme.test',
    method,
    ...(country === 'mexico' ? { cfi: 'G03' } : {}),
    ...(country === 'brazil' ? { terms_accepted: true } : {}),
  },
});

export function paymentClient(
  server: Express,
  { workflowId, supplierId, requestId, token }: Record<'workflowId' | 'supplierId' | 'requestId' | 'token', string>,
) {
  const base = `/onboarding/workflows/${workflowId}/suppliers/${supplierId}`;
  const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
    request(server)[method](path).set('Authorization', `Bearer ${token}`);
  const attach = (field: string, files: readonly [name: string, content: string][]) =>
    files.reduce(
      (call, [name, content]) => call.attach(field, Buffer.from(content), name),
      send('patch', `${base}/${field}`),
    );
  return {
    billing: (body: object) => send('patch', `/onboarding/bir-requests/${requestId}/billing`).send(body),
    proofs: (...files: [name: string, content: string][]) => attach('payment-proof', files),
    slip: (lang: string) => send('get', `${base}/payment-instructions.pdf?lang=${lang}`),
    removeProof: (name: string) => send('delete', `${base}/payment-proof/${encodeURIComponent(name)}`),
    confirm: () => send('patch', `${base}/payment-proof/submit`),
    rfc: (name = 'rfc.csv', content = 'a,b') => attach('rfc-document', [[name, content]]),
    removeRfc: () => send('delete', `${base}/rfc-document`),
    payOnline: () => send('post', `/onboarding/bir-requests/${requestId}/online-payment`),
    payBrazil: () => send('post', `/onboarding/bir-requests/${requestId}/brazil-payment`),
  };
}

export async function buildPayer(
  app: TestApp,
  server: Express,
  country: string,
  overrides: Parameters<typeof buildOnboarding>[1] & { step?: 'payment' | null } = {},
) {
  const { step = 'payment' } = overrides;
  const world = await buildOnboarding(app, {
    workflow: { reportType: 'ckr', payment: 'supplier', pricePerSupplier: 850_00, ...overrides.workflow },
    supplier: { country, ...overrides.supplier },
  });
  const { workflow, supplier } = world;
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  const by = { token: account.token };
  const connected = await calls.connect({ link: world.link, ...by }).expect(200);
  const requestId = ownSupplierView.parse(connected.body).bir_request?.id ?? '';
  if (step) {
    await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { onboardingStep: step } }));
  }
  return {
    ...world,
    account,
    calls,
    requestId,
    ...paymentClient(server, { workflowId: workflow.id, supplierId: supplier.id, requestId, token: account.token }),
    read: async () => ownSupplierView.strict().parse((await calls.read(by).expect(200)).body),
    history: async () => {
      const where = { supplierId: supplier.id };
      const orderBy = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
      const [updates, activities, requests, payments] = await Promise.all([
        app.db.read.statusUpdate.findMany({ where, orderBy: [...orderBy] }),
        app.db.read.activity.findMany({ where, orderBy: [...orderBy] }),
        app.db.read.reportRequest.count({ where }),
        app.db.read.payment.findMany({ where, orderBy: [...orderBy] }),
      ]);
      return {
        updates: updates.map(({ name }) => name),
        activities: activities.map(({ type }) => type),
        requests,
        payments,
      };
    },
  };
}

export type Payer = Awaited<ReturnType<typeof buildPayer>>;

export async function buildReferencedPayer(
  app: TestApp,
  server: Express,
  country: string,
  method: string,
  overrides: Parameters<typeof buildPayer>[3] = {},
): Promise<Payer> {
  const payer = await buildPayer(app, server, country, overrides);
  if (country === 'mexico') await payer.rfc().expect(200);
  await payer.billing({ ...billingOf(country, method), submit: true }).expect(200);
  return payer;
}
