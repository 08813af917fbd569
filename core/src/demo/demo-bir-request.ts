import type { BirFormFileKind } from '@homologa/domain/bir-form/form-files';
import type { Prisma } from '@homologa/prisma/client';
import { newId } from '../kernel/ids';
import type { DemoFiles } from './demo-files';
import { type DemoCompany, demoForm } from './demo-form';
import { demoBilling, demoOnlinePayment } from './demo-payment';
import type { DemoStage } from './demo-plan';

/** The rows of one supplier's form and payment, by table. */
export interface BirRequestRows {
  birRequests: Prisma.BirRequestCreateManyInput[];
  birFiles: Prisma.BirRequestFileCreateManyInput[];
  payments: Prisma.PaymentCreateManyInput[];
}

interface Place {
  companyId: string;
  workflowId: string;
  supplierId: string;
  accountId: string | null;
  /** When the account was connected, and when the supplier was done. */
  createdAt: Date;
  doneAt: Date;
  publicUrl: string;
}

const FORM_FILES: readonly (readonly [BirFormFileKind, keyof DemoFiles])[] = [
  ['articles_of_incorporation', 'deed'],
  ['tax_certificate', 'answer'],
  ['financial_statements', 'additional'],
];

const NOTHING: BirRequestRows = { birRequests: [], birFiles: [], payments: [] };

/** What a demo supplier has given: its form as far as its stage has it, with files, and its payment. */
export function demoBirRequest(stage: DemoStage, company: DemoCompany, place: Place, files: DemoFiles): BirRequestRows {
  const { form: extent, payment } = stage;
  if (!extent && !payment) return NOTHING;
  const { companyId, workflowId, supplierId, accountId, createdAt, doneAt, publicUrl } = place;
  const id = newId();
  const isOpen = extent === 'started' || !(stage.atDesk || stage.isDelivered);
  const data = extent
    ? demoForm(company, extent)
    : { company: { company_name: company.invite.companyName }, country: company.invite.country, form: {} };
  const file = (type: string, name: keyof DemoFiles) => ({
    id: newId(),
    companyId,
    birRequestId: id,
    fileId: files[name].id,
    type,
    name: files[name].name,
    createdAt: doneAt,
  });
  const isProved = payment === 'proof' || payment === 'confirmed';
  return {
    birRequests: [
      {
        id,
        companyId,
        workflowId,
        supplierId,
        accountId,
        status: stage.isDelivered ? 'delivered' : isOpen ? 'open' : 'submitted',
        company: data.company as Prisma.InputJsonObject,
        country: data.country,
        form: data.form as Prisma.InputJsonObject,
        ...(payment ? demoBilling(company, payment) : {}),
        createdAt,
        submittedAt: isOpen ? null : doneAt,
        deliveredAt: stage.isDelivered ? doneAt : null,
      },
    ],
    birFiles: [
      ...(extent === 'complete' ? FORM_FILES.map(([type, name]) => file(type, name)) : []),
      ...(payment && company.invite.country === 'mexico' ? [file('rfc_document', 'answer')] : []),
      ...(isProved ? [file('payment_proof', 'proof')] : []),
    ],
    payments: payment
      ? demoOnlinePayment(company, payment, { companyId, supplierId, birRequestId: id, createdAt: doneAt, publicUrl })
      : [],
  };
}
