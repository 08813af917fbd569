import type { Page } from 'playwright-core';
import { type ClientApi, DEMO_PASSWORD, openApi } from '../client-api';
import { linkIn, mailTo } from '../mailbox';
import { acceptPayment } from '../payer-world';
import { ADMIN, STAFF } from '../people';

/** The same password as in the demo, so that API helpers can log in as this supplier. */
export const SUPPLIER_PASSWORD = DEMO_PASSWORD;

export const QUESTIONS = [
  { type: 'section', title: 'Empresa' },
  { type: 'input', title: '¿Qué produce?' },
  { type: 'radio', title: '¿Cuántas personas trabajan?', options: [{ value: 'Menos de 10' }, { value: 'De 10 a 50' }] },
  { type: 'section', title: 'Calidad' },
  { type: 'checkbox', title: '¿Qué certificaciones tiene?', options: [{ value: 'ISO 9001' }, { value: 'ISO 14001' }] },
  { type: 'file', title: 'Adjunte su constancia' },
  { type: 'input', title: '¿Algo más?', required: false },
];

interface StoredSupplier {
  onboarding_step: string;
  answers: { answer: unknown }[];
  bir_request: { id: string; form: unknown; billing: unknown };
}

export interface WholeOnboarding {
  workflowId: string;
  supplierId: string;
  email: string;
  link: string;
  client: ClientApi;
  /** Reads the stored data as the supplier, whose account must exist. */
  stored: () => Promise<StoredSupplier>;
  sendForm: () => Promise<void>;
  verify: () => Promise<void>;
}

export async function inviteToAll(url: string, name: string): Promise<WholeOnboarding> {
  const client = await openApi(url, ADMIN);
  const run = `${name}.${Date.now().toString(36)}`;
  const workflow = await client.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Todo ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'bir',
    payment: 'supplier',
    price_per_supplier: 350,
    questionnaire: QUESTIONS,
  });
  const path = `/api/workflows/${workflow.id}`;
  await client.call('PUT', `${path}/activate`);
  const email = `${run}@proveedor.test`;
  const companyName = `Ñandú ${run} S.A.C.`;
  const supplier = await client.call<{ id: string }>('POST', `${path}/suppliers`, {
    invite: { company_name: companyName, full_name: 'Ana Peña', emails: [email], country: 'peru' },
  });
  const own = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}`;
  let session: ClientApi | null = null;
  const asSupplier = async (): Promise<ClientApi> => {
    session ??= await openApi(url, email);
    return session;
  };
  const stored = async () => (await asSupplier()).call<StoredSupplier>('GET', own);
  return {
    workflowId: workflow.id,
    supplierId: supplier.id,
    email,
    link: linkIn(await mailTo(url, email)),
    client,
    stored,
    async sendForm() {
      const { bir_request: request } = await stored();
      await (await asSupplier()).call('POST', `/onboarding/bir-requests/${request.id}/submit`);
    },
    async verify() {
      const desk = await openApi(url, STAFF);
      const query = new URLSearchParams({ q: companyName });
      const [request] = await desk.call<{ id: string }[]>('GET', `/api/desk/requests?${query.toString()}`);
      await desk.call('POST', `/api/desk/requests/${request?.id}/take`);
      await acceptPayment(desk, `/api/desk/requests/${request?.id}`);
      const reason = 'Verified in writing';
      await desk.call('POST', `/api/desk/requests/${request?.id}/data-verified`, { reason });
    },
  };
}

/** Closes the tab like a user does, so that the page gets its unload events. */
export async function closeTab(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

export async function comeBack(page: Page, onboarding: Pick<WholeOnboarding, 'link' | 'email'>): Promise<void> {
  await page.goto(onboarding.link);
  await logInAgain(page, onboarding);
}

export async function logInAgain(page: Page, { email }: Pick<WholeOnboarding, 'email'>): Promise<void> {
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(SUPPLIER_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in with the password in the dialog over the page whose session has ended. */
export async function logInOver(page: Page): Promise<void> {
  const over = page.getByRole('dialog', { name: 'Your session is over' });
  await over.getByRole('button', { name: 'Use the password', exact: true }).click();
  await over.getByRole('textbox', { name: 'Password' }).fill(SUPPLIER_PASSWORD);
  await over.getByRole('button', { name: 'Log in', exact: true }).click();
  await over.waitFor({ state: 'detached' });
}

export async function fillReference(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'RUC' }).fill('20131312955');
  await page.getByLabel('Address').fill('Jr. Fábula 77');
  await page.getByLabel('Postal code').fill('15001');
  await page.getByLabel('City').fill('Lima');
  await page.getByLabel('State').selectOption('Cusco');
  await page.getByLabel('Position').fill('Tesorera');
  await page.getByLabel('Wire transfer').check();
}
