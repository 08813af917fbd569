import { z } from 'zod';
import { defineJob, inTenant } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';
import { requeueHandoverLink } from './handover/requeue-handover-link';

export const sendEmailConfirmationJob = defineJob({
  name: 'mail.send-email-confirmation',
  ...MAIL_JOB,
  payload: z.object({ supplierId: z.uuid() }),
  dedupeKey: ({ supplierId }) => supplierId,
});

/** Mails a supplier a new link to its own onboarding. Delivers at least once. */
export const sendOwnLinkJob = defineJob({
  name: 'mail.send-own-link',
  ...MAIL_JOB,
  payload: z.object({ supplierId: z.uuid() }),
  dedupeKey: ({ supplierId }) => supplierId,
});

/** Asks the present person by mail to confirm that a colleague takes over. At least once. */
export const sendHandoverRequestJob = defineJob({
  name: 'mail.send-handover-request',
  ...MAIL_JOB,
  payload: z.object({ handoverId: z.uuid() }),
  dedupeKey: ({ handoverId }) => handoverId,
});

/** Mails the colleague who takes over the own link. At least once. */
export const sendHandoverLinkJob = defineJob({
  name: 'mail.send-handover-link',
  ...MAIL_JOB,
  payload: z.object({ handoverId: z.uuid() }),
  dedupeKey: ({ handoverId }) => handoverId,
  reopen: inTenant(requeueHandoverLink),
});

/** Mails a supplier's account about its progress. Delivers at least once. */
export const sendSupplierMailJob = defineJob({
  name: 'mail.send-supplier-progress',
  ...MAIL_JOB,
  payload: z.object({ supplierMailId: z.uuid() }),
  dedupeKey: ({ supplierMailId }) => supplierMailId,
});
