import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';

const INVITEE = {
  id: true,
  companyId: true,
  workflowId: true,
  companyName: true,
  fullName: true,
  emails: true,
  country: true,
  locale: true,
  status: true,
  invitationState: true,
  unconfirmedEmail: true,
  workflow: {
    select: {
      status: true,
      type: true,
      product: true,
      reportType: true,
      title: true,
      emailSubject: true,
      emailMessage: true,
      coverFileId: true,
      defaultLocale: true,
      dueDate: true,
      company: { select: { name: true, legalName: true } },
    },
  },
} as const;

/** A supplier as its mails need it, read when the mail is about to go out. Throws `not_found` when it is gone. */
export async function loadInvitee(ctx: Context, companyId: string, supplierId: string) {
  const supplier = await ctx.db.tenant(companyId, (tx) =>
    tx.supplier.findFirst({ where: { id: supplierId, companyId }, select: INVITEE }),
  );
  if (!supplier) throw new DomainError('not_found');
  return supplier;
}

export type Invitee = Awaited<ReturnType<typeof loadInvitee>>;

/** The name the client is known by. */
export const clientNameOf = (supplier: Invitee): string =>
  supplier.workflow.company.name || supplier.workflow.company.legalName;

/** Whether a mail would bring this supplier anywhere: the workflow runs and its onboarding is not over. */
export const mayBeWrittenTo = ({ workflow, status, emails }: Invitee): boolean =>
  workflow.status === 'active' &&
  workflow.type === 'onboarding' &&
  (status === 'pending' || status === 'in_progress') &&
  emails.length > 0;

/** A mail to one supplier. */
export interface SupplierMailInput {
  companyId: string;
  supplierId: string;
  /** The job's id: the same for every attempt. */
  messageId: string;
}
