import type { Adapters } from '@homologa/core/compose';
import { giveUpBulkAction, runBulkAction } from '@homologa/core/suppliers/bulk/run-bulk-action';
import { readBounces } from '@homologa/core/suppliers/delivery/read-bounces';
import { giveUpImport, importSuppliers } from '@homologa/core/suppliers/import/import-suppliers';
import { notifyFailedInvitations } from '@homologa/core/suppliers/invitations/notify-failed-invitations';
import { refreshWaitingSuppliers } from '@homologa/core/suppliers/refresh-waiting';
import { findOverlooked } from '@homologa/core/suppliers/reminders/find-overlooked';
import { findScheduledReminders } from '@homologa/core/suppliers/reminders/find-scheduled-reminders';
import { notifyUnanswered } from '@homologa/core/suppliers/reminders/notify-unanswered';
import { remindOnSchedule } from '@homologa/core/suppliers/reminders/remind-on-schedule';
import { type ProcessorsOf, tenantOf, waitForNextRun } from './processor';

export const supplierProcessors = ({ importReader, bounceMailbox, metrics }: Adapters): ProcessorsOf<'suppliers'> => ({
  /** Imports at most once: the transaction that adds the suppliers also consumes the file. */
  'suppliers.import': {
    run: (ctx, payload, run) => importSuppliers(ctx, importReader, { ...payload, companyId: tenantOf(run) }, run),
    onExhausted: (ctx, payload, run) => giveUpImport(ctx, { ...payload, companyId: tenantOf(run) }),
  },
  /** Changes each supplier exactly once: the outcome is stored in the transaction of the change. */
  'suppliers.bulk': {
    run: (ctx, payload, run) => runBulkAction(ctx, { ...payload, companyId: tenantOf(run) }, run),
    onExhausted: (ctx, payload, run) => giveUpBulkAction(ctx, { ...payload, companyId: tenantOf(run) }),
  },
  /** Notifies exactly once: invitations already reported are not counted again. */
  'suppliers.notify-failed-invitations': {
    run: (ctx, payload) => notifyFailedInvitations(ctx, payload),
    onExhausted: waitForNextRun,
  },
  /** Applies each report exactly once: its events are recorded in the transaction of what they change. */
  'suppliers.read-bounces': {
    run: (ctx, _payload, run) => readBounces(ctx, { mailbox: bounceMailbox, metrics }, run.signal),
    onExhausted: waitForNextRun,
  },
  'suppliers.find-scheduled-reminders': {
    run: async (ctx, _payload, run) => ({
      ...(await findScheduledReminders(ctx, run.signal)),
      ...(await findOverlooked(ctx)),
    }),
    onExhausted: waitForNextRun,
  },
  'suppliers.refresh-waiting': {
    run: (ctx, payload, run) => refreshWaitingSuppliers(ctx, { ...payload, companyId: tenantOf(run) }, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Reminds each supplier exactly once per mark: the update that writes a reminder is guarded by the last one. */
  'suppliers.remind-on-schedule': {
    run: (ctx, payload, run) => remindOnSchedule(ctx, { ...payload, companyId: tenantOf(run) }, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Tells the client exactly once per wait: a supplier is marked in the transaction of the notification. */
  'suppliers.find-unanswered': {
    run: (ctx, payload, run) => notifyUnanswered(ctx, { ...payload, companyId: tenantOf(run) }),
    onExhausted: waitForNextRun,
  },
});
