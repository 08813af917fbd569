import { type ClientApi, openApi } from './client-api';
import { linkIn, mailTo } from './mailbox';
import { ADMIN } from './people';

export async function acceptPayment(staff: ClientApi, requestPath: string): Promise<void> {
  const { payment } = await staff.call<{ payment: { id: string; state: string } | null }>('GET', requestPath);
  if (payment?.state === 'to_check') await staff.call('POST', `/api/desk/payments/${payment.id}/accept`, {});
}

export interface InvitedPayer {
  email: string;
  link: string;
  statusUpdates: () => Promise<string[]>;
}

/** Adds a workflow without questionnaire and form, and invites one paying supplier by mail. */
export async function invitePayer(
  url: string,
  country: string,
  { price, taxId = '', companyName = 'Aceros Ñandú S.A.' }: { price: number; taxId?: string; companyName?: string },
): Promise<InvitedPayer> {
  const api = await openApi(url, ADMIN);
  const run = `${country}.${Date.now().toString(36)}`;
  const workflow = await api.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Pago ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'ckr',
    payment: 'supplier',
    price_per_supplier: price,
  });
  const path = `/api/workflows/${workflow.id}`;
  await api.call('PUT', `${path}/activate`);
  const email = `pagador.${run}@proveedor.test`;
  const supplier = await api.call<{ id: string }>('POST', `${path}/suppliers`, {
    invite: {
      company_name: companyName,
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
      type Updated = { status_updates: { name: string }[] };
      const { status_updates: updates } = await api.call<Updated>('GET', `${path}/suppliers/${supplier.id}`);
      return updates.map(({ name }) => name);
    },
  };
}
