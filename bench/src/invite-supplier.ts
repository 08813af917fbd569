import { setTimeout as sleep } from 'node:timers/promises';

const ADMIN = { email: 'admin@demo.homologa.test', password: 'homologa-demo' };
const MAIL_MS = 30_000;

export interface Invitation {
  email: string;
  /** Personal link of the mailed invitation. */
  link: string;
}

interface CapturedMail {
  subject: string;
  text: string;
}

/** A workflow whose supplier pays for a report: the introduction with the most to show. */
const PAID_REPORT = {
  info: { title: 'First screen' },
  type: 'onboarding',
  product: 'report',
  report_type: 'ckr',
  payment: 'supplier',
  price_per_supplier: 100,
};

/** Stores a draft of the demo's client and returns its id. */
export async function storeDraft(url: string, workflow: object): Promise<string> {
  const { token } = await call<{ token: string }>(url, 'POST', '/auth/login', { body: ADMIN });
  return (await call<{ id: string }>(url, 'POST', '/api/workflows', { token, body: workflow })).id;
}

/** Invites a new supplier to a new workflow of the demo's client, and returns what its invitation says. */
export async function inviteSupplier(url: string, workflow: object = PAID_REPORT): Promise<Invitation> {
  const { token } = await call<{ token: string }>(url, 'POST', '/auth/login', { body: ADMIN });
  const { id } = await call<{ id: string }>(url, 'POST', '/api/workflows', { token, body: workflow });
  await call(url, 'PUT', `/api/workflows/${id}/activate`, { token });
  const email = `bench.${Date.now().toString(36)}@proveedor.test`;
  const invite = {
    company_name: 'Aceros Ñandú S.A.',
    full_name: 'Ana Pérez',
    emails: [email],
    phone: '+525512345678',
    country: 'mexico',
  };
  await call(url, 'POST', `/api/workflows/${id}/suppliers`, { token, body: { invite } });
  const link = await findInMail(url, email, ({ text }) => /https?:\/\/\S+\/onboarding\/[^\s>)\]]+/.exec(text)?.[0]);
  return { email, link };
}

/** Waits for a mail to the address in which `find` finds something. */
export async function findInMail(
  url: string,
  email: string,
  find: (mail: CapturedMail) => string | undefined,
): Promise<string> {
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(200)) {
    const mails = await call<CapturedMail[]>(url, 'GET', `/mailbox/messages?to=${encodeURIComponent(email)}`, {});
    for (const mail of mails) {
      const found = find(mail);
      if (found) return found;
    }
  }
  throw new Error(`the expected mail did not come to ${email}`);
}

async function call<Answer>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown },
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
