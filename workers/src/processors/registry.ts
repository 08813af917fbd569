import type { Adapters } from '@homologa/core/compose';
import { findOverdueRequests } from '@homologa/core/desk/queue/find-overdue-requests';
import { isJobName, JOBS, type JobName, type PayloadOf } from '@homologa/core/jobs';
import { announceFailedJob } from '@homologa/core/jobs/announce-failed-jobs';
import { type BoundJob, describeFailure, type JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { findNeedsMails } from '@homologa/core/needs-you/find-needs-mails';
import { findDigests } from '@homologa/core/notifications/find-digests';
import { closePaymentPage } from '@homologa/core/payments/online/close-payment-page';
import { announceBoleto, recordBoleto } from '@homologa/core/payments/online/record-boleto';
import { auditProcessors } from './audit.processors';
import { exportProcessors } from './exports.processors';
import { mailProcessors } from './mail.processors';
import { maintenanceProcessors } from './maintenance.processors';
import { privacyProcessors } from './privacy.processors';
import { logGivenUp, tenantOf, waitForNextRun } from './processor';
import { reportProcessors } from './reports.processors';
import { screeningProcessors } from './screenings.processors';
import { supplierProcessors } from './suppliers.processors';
import { watchlistProcessors } from './watchlists.processors';

type Processors = { readonly [Name in JobName]: JobHandler<PayloadOf<Name>> };

const processorsWith = (adapters: Adapters): Processors => ({
  ...mailProcessors,
  ...supplierProcessors(adapters),
  ...exportProcessors(adapters),
  ...privacyProcessors,
  ...maintenanceProcessors,
  ...watchlistProcessors(adapters),
  ...auditProcessors,
  'notifications.find-digests': {
    run: (ctx, _payload, run) => findDigests(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  /**
   * Sends exactly one mail per member, company and day: the transaction that enqueues the mail also marks the day as
   * done.
   */
  'needs-you.find-mails': {
    run: (ctx, _payload, run) => findNeedsMails(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Notifies exactly once per overdue request: the transaction that notifies also marks the request as notified. */
  'desk.find-overdue': {
    run: (ctx, _payload, run) => findOverdueRequests(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  ...screeningProcessors(adapters),
  ...reportProcessors(adapters),
  /** Expires a payment page. If every attempt fails, the payment page still expires by itself within a day. */
  'onboarding.close-payment-page': {
    run: (ctx, payload, run) =>
      closePaymentPage(ctx, adapters.paymentGateways, { ...payload, companyId: tenantOf(run) }, run.signal),
    onExhausted: async (ctx, payload, _run, error) =>
      logGivenUp(ctx, error, { paymentId: payload.paymentId }, 'a payment page could not be ended'),
  },
  /** Stores an issued boleto and mails it. If its provider never tells the number, the mail leads to the boleto. */
  'onboarding.record-boleto': {
    run: (ctx, payload, run) =>
      recordBoleto(ctx, adapters.paymentGateways, { ...payload, companyId: tenantOf(run) }, run.signal),
    async onExhausted(ctx, payload, run, error) {
      logGivenUp(ctx, error, { paymentId: payload.paymentId }, 'a boleto could not be read');
      await announceBoleto(ctx, { ...payload, companyId: tenantOf(run) });
    },
  },
});

/** Adds to the last attempt of each job that staff, and the client's user who asked for the job, are notified. */
function announced<P>(name: JobName, handler: JobHandler<P>): JobHandler<P> {
  return {
    run: handler.run,
    async onExhausted(ctx, payload, run, error) {
      await handler.onExhausted(ctx, payload, run, error);
      const { errorCode: code, errorMessage: message } = describeFailure(error);
      // The job has to end all the same: its records have been reset, and the metrics report the failure.
      await announceFailedJob(ctx, { jobId: run.jobId, name, code, message }).catch((failure: unknown) =>
        ctx.log.error({ err: failure, jobId: run.jobId, name }, 'nobody was notified of a failed job'),
      );
    },
  };
}

export function bindJobs(adapters: Adapters): (name: string) => BoundJob | undefined {
  const processors = processorsWith(adapters);
  return (name) =>
    isJobName(name)
      ? {
          definition: JOBS[name] as BoundJob['definition'],
          handler: announced(name, processors[name] as JobHandler<never>),
        }
      : undefined;
}
