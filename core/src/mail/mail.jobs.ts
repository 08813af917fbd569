import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const id = z.uuid();

/**
 * The invitation, one mail to all of a supplier's addresses (reference 5.8). The producer sets `invitationState` to
 * `queued`, and that is what keeps a second one away: a key would also hold back a resend that comes while the job of
 * the mail before is still being closed.
 */
export const sendInvitation = defineJob({
  name: 'mail.send-invitation',
  ...MAIL_JOB,
  payload: z.object({ supplierId: id }),
});

/** The mail of a reminder whose row the producer has written. */
export const sendReminder = defineJob({
  name: 'mail.send-reminder',
  ...MAIL_JOB,
  payload: z.object({ supplierId: id, reminderId: id }),
  dedupeKey: ({ reminderId }) => reminderId,
});

/** The link to choose a new password; its secret is made when the mail is sent and only its hash is kept. */
export const sendPasswordReset = defineJob({
  name: 'mail.send-password-reset',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: id }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

/** Tells an account's owner that sign-ins from strange devices are refused for a while. */
export const sendLockoutNotice = defineJob({
  name: 'mail.send-lockout-notice',
  ...MAIL_JOB,
  payload: z.object({ userId: id }),
  dedupeKey: ({ userId }) => userId,
});

/** A colleague's invitation; with a link to choose a password unless they have an account to log in with. */
export const sendUserInvitation = defineJob({
  name: 'mail.send-user-invitation',
  ...MAIL_JOB,
  payload: z.object({ membershipId: id, passwordResetId: id.nullable() }),
});

/** The link with which somebody who was invited into the provider's staff chooses a password. */
export const sendStaffInvitation = defineJob({
  name: 'mail.send-staff-invitation',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: id }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

/** The six-digit code for a self-registered supplier's address; made when the mail is sent. */
export const sendEmailConfirmation = defineJob({
  name: 'mail.send-email-confirmation',
  ...MAIL_JOB,
  payload: z.object({ supplierId: id }),
  dedupeKey: ({ supplierId }) => supplierId,
});

/** Tells a person what became of their request for a copy or an erasure of their data. */
export const sendPrivacyAnswer = defineJob({
  name: 'mail.send-privacy-answer',
  ...MAIL_JOB,
  payload: z.object({ requestId: id }),
  dedupeKey: ({ requestId }) => requestId,
});
