import { linkIn, mailTo } from './mailbox';

type Json = Record<string, unknown>;

/** Calls of the API as the demo company's admin. */
async function asAdmin(url: string): Promise<(method: string, path: string, body?: Json) => Promise<Json>> {
  const send = async (method: string, path: string, body?: Json, token = ''): Promise<Json> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Json;
  };
  const { token } = await send('POST', '/auth/login', {
    email: 'admin@demo.homologa.test',
    password: 'homologa-demo',
  });
  return (method, path, body) => send(method, path, body, String(token));
}

export interface InvitedPayer {
  email: string;
  /** Where the invitation leads. */
  link: string;
  /** The names of the supplier's status updates, in order, as the client sees them. */
  statusUpdates: () => Promise<string[]>;
}

/** A supplier that pays, invited by mail into a workflow of its own, without a questionnaire or a form. */
export async function invitePayer(
  url: string,
  country: string,
  { price, taxId = '' }: { price: number; taxId?: string },
): Promise<InvitedPayer> {
  const call = await asAdmin(url);
  const run = `${country}.${Date.now().toString(36)}`;
  const workflow = await call('POST', '/api/workflows', {
    info: { title: `Pago ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'ckr',
    payment: 'supplier',
    price_per_supplier: price,
  });
  const path = `/api/workflows/${String(workflow._id)}`;
  await call('PUT', `${path}/activate`);
  const email = `pagador.${run}@proveedor.test`;
  const supplier = await call('POST', `${path}/suppliers`, {
    invite: {
      company_name: 'Aceros Ñandú S.A.',
      full_name: 'Ana Pérez',
      emails: [email],
      country,
      tax_id: taxId,
      address: 'Av. Fábula 1602',
      phone: '+52 55 1234 5678',
    },
  });
  return {
    email,
    link: linkIn(await mailTo(url, email)),
    statusUpdates: async () => {
      const { status_updates: updates } = await call('GET', `${path}/suppliers/${String(supplier._id)}`);
      return (updates as { name: string }[]).map(({ name }) => name);
    },
  };
}
