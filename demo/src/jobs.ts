import { sendUserInvitationJob } from '@homologa/core/accounts/account.jobs';
import { sendUserInvitationMail } from '@homologa/core/accounts/users/send-user-invitation-mail';
import type { Context } from '@homologa/core/kernel/context';
import type { Tx } from '@homologa/core/kernel/database/database';
import { newId } from '@homologa/core/kernel/ids';
import type { JobDefinition } from '@homologa/core/kernel/jobs/define-job';
import type { Jobs } from '@homologa/core/kernel/jobs/jobs';
import { MailError } from '@homologa/core/kernel/ports/mailer';
import { sendNotificationJob } from '@homologa/core/notifications/notification.jobs';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { sendSupplierMail } from '@homologa/core/onboarding/mails/send-supplier-mail';
import { sendSupplierMailJob } from '@homologa/core/onboarding/onboarding.jobs';
import { sendPaymentMail } from '@homologa/core/payments/charges/send-payment-mail';
import { recordBoletoJob, sendPaymentMailJob } from '@homologa/core/payments/payment.jobs';
import { deskGateway } from '@homologa/core/reports/gateways/desk-gateway';
import type { ReportGateways } from '@homologa/core/reports/gateways/report-gateway';
import { makeReportDocumentJob, submitReportRequestJob } from '@homologa/core/reports/report.jobs';
import { submitReportRequest } from '@homologa/core/reports/submit-report-request';
import { monitorSuppliersJob } from '@homologa/core/screenings/screening.jobs';
import { sendSendBackMailJob } from '@homologa/core/send-backs/send-back.jobs';
import { sendSendBackMail } from '@homologa/core/send-backs/send-send-back-mail';
import { failInvitation } from '@homologa/core/suppliers/invitations/fail-invitation.steps';
import { sendInvitationMail } from '@homologa/core/suppliers/invitations/send-invitation-mail';
import { sendReminderMail } from '@homologa/core/suppliers/reminders/send-reminder-mail';
import {
  findUnansweredJob,
  notifyFailedInvitationsJob,
  sendInvitationJob,
  sendReminderJob,
} from '@homologa/core/suppliers/supplier.jobs';

/** Context of a demo job. As in the product, the job's id is also the Message-ID of its mail. */
interface Place {
  companyId: string;
  messageId: string;
}

type Work = (ctx: Context, payload: unknown, place: Place) => Promise<unknown>;

const worker = <P>(
  { name, payload: schema }: JobDefinition<string, P>,
  work: (ctx: Context, payload: P, place: Place) => Promise<unknown>,
): [string, Work] => [name, (ctx, payload, place) => work(ctx, schema.parse(payload), place)];

/** The demo sends every report request to the provider's staff, even if other gateways are configured. */
const DESK_ALONE: ReportGateways = {
  named: (name) => (name === deskGateway.name ? deskGateway : null),
  bureau: null,
};

const WORKERS: ReadonlyMap<string, Work> = new Map([
  worker(sendInvitationJob, async (ctx, { supplierId }, { companyId, messageId }) => {
    try {
      await sendInvitationMail(ctx, { companyId, supplierId, messageId });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await failInvitation(ctx, { companyId, supplierId, error });
    }
  }),
  worker(sendReminderJob, (ctx, payload, place) => sendReminderMail(ctx, { ...payload, ...place })),
  worker(sendSendBackMailJob, (ctx, payload, place) => sendSendBackMail(ctx, { ...payload, ...place })),
  worker(sendNotificationJob, (ctx, payload, { messageId }) => sendNotificationMail(ctx, { ...payload, messageId })),
  worker(sendUserInvitationJob, (ctx, payload, { messageId }) =>
    sendUserInvitationMail(ctx, { ...payload, messageId }),
  ),
  worker(sendSupplierMailJob, (ctx, payload, place) => sendSupplierMail(ctx, { ...payload, ...place })),
  worker(sendPaymentMailJob, (ctx, payload, place) => sendPaymentMail(ctx, { ...payload, ...place })),
  worker(submitReportRequestJob, (ctx, payload) =>
    submitReportRequest(ctx, DESK_ALONE, payload, new AbortController().signal),
  ),
]);

/**
 * Jobs that the demo skips: no supplier is monitored, the demo's failed invitation is too old for a notification, and no
 * supplier has left as many reminders unanswered as its client is told of.
 */
const IDLE: ReadonlySet<string> = new Set([
  monitorSuppliersJob.name,
  notifyFailedInvitationsJob.name,
  findUnansweredJob.name,
]);

/**
 * Jobs that the demo leaves to the workers: generating the documents of all deliveries here would more than double the
 * duration of the demo's setup, and the first start waits for the setup; boletos are read with the payment gateway, which
 * the workers have.
 */
const LATER: ReadonlySet<string> = new Set([makeReportDocumentJob.name, recordBoletoJob.name]);

/** Collects the jobs of a use case in memory instead of the outbox, so that no worker can claim them. */
export class DemoJobs implements Jobs {
  #outbox: Jobs;
  #waiting: { transaction: string; work: Work; payload: unknown; place: Place }[] = [];

  constructor(outbox: Jobs) {
    this.#outbox = outbox;
  }

  async enqueue<P>(
    tx: Tx,
    definition: JobDefinition<string, P>,
    payload: P,
    { companyId }: { companyId: string | null },
  ): Promise<string> {
    if (IDLE.has(definition.name)) return newId();
    if (LATER.has(definition.name)) return this.#outbox.enqueue(tx, definition, payload, { companyId });
    const work = WORKERS.get(definition.name);
    if (!work || !companyId) throw new TypeError(`the demo has no worker for ${definition.name}`);
    const messageId = newId();
    const [row] = await tx.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`;
    this.#waiting.push({ transaction: row?.id ?? '', work, payload, place: { companyId, messageId } });
    return messageId;
  }

  async enqueueMany<P>(
    tx: Tx,
    definition: JobDefinition<string, P>,
    payloads: P[],
    options: { companyId: string | null },
  ): Promise<void> {
    for (const payload of payloads) await this.enqueue(tx, definition, payload, options);
  }

  /** Runs the collected jobs in order, except jobs of rolled-back transactions. Asks once for each transaction. */
  async run(ctx: Context): Promise<void> {
    const known = new Map<string, boolean>();
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      const isDone = known.get(job.transaction) ?? (await isCommitted(ctx, job.transaction));
      known.set(job.transaction, isDone);
      if (!isDone) continue;
      await job.work(ctx, job.payload, job.place);
    }
  }
}

async function isCommitted(ctx: Context, transaction: string): Promise<boolean> {
  const [row] = await ctx.db.read.$queryRaw<{ status: string }[]>`
    SELECT pg_xact_status(${transaction}::xid8) AS status`;
  return row?.status === 'committed';
}
