import { setTimeout as sleep } from 'node:timers/promises';

const ADMIN = { email: 'admin@demo.homologa.test', password: 'homologa-demo' };
const MAIL_MS = 30_000;

export async function inviteSupplier(url: string): Promise<string> {
  const { token } = await call<{ token: string }>(url, 'POST', '/auth/login', { body: ADMIN });
  const { id } = await call<{ id: string }>(url, 'POST', '/api/workflows', {
    token,
    body: {
      info: { title: 'First screen' },
      type: 'onboarding',
      product: 'report',
      report_type: 'ckr',
      payment: 'supplier',
      price_per_supplier: 100,
    },
  });
  await call(url, 'PUT', `/api/workflows/${id}/activate`, { token });
  const email = `first-screen.${Date.now().toString(36)}@proveedor.test`;
  const invite = { company_name: 'Aceros Ñandú S.A.', full_name: 'Ana Pérez', emails: [email], country: 'mexico' };
  await call(url, 'POST', `/api/workflows/${id}/suppliers`, { token, body: { invite } });
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(200)) {
    const [mail] = await call<{ text: string }[]>(url, 'GET', `/mailbox/messages?to=${encodeURIComponent(email)}`, {});
    const [link] = /https?:\/\/\S+\/onboarding\/[^\s>)\]]+/.exec(mail?.text ?? '') ?? [];
    if (link) return link;
  }
  throw new Error(`no invitation came to ${email}`);
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
