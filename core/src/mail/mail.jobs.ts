import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const id = z.uuid();

/** The link's secret is generated when the mail is sent; only its hash is stored. */
export const sendPasswordReset = defineJob({
  name: 'mail.send-password-reset',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: id }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

export const sendLockoutNotice = defineJob({
  name: 'mail.send-lockout-notice',
  ...MAIL_JOB,
  payload: z.object({ userId: id }),
  dedupeKey: ({ userId }) => userId,
});

/** Contains a link to set a password unless the user already has an account. */
export const sendUserInvitation = defineJob({
  name: 'mail.send-user-invitation',
  ...MAIL_JOB,
  payload: z.object({ membershipId: id, passwordResetId: id.nullable() }),
});

export const sendStaffInvitation = defineJob({
  name: 'mail.send-staff-invitation',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: id }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

export const sendEmailConfirmation = defineJob({
  name: 'mail.send-email-confirmation',
  ...MAIL_JOB,
  payload: z.object({ supplierId: id }),
  dedupeKey: ({ supplierId }) => supplierId,
});

export const sendPrivacyAnswer = defineJob({
  name: 'mail.send-privacy-answer',
  ...MAIL_JOB,
  payload: z.object({ requestId: id }),
  dedupeKey: ({ requestId }) => requestId,
});
