import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Mails wait for a mail server that is away for some minutes, not for ever (issue: retried with backoff). */
const MAX_ATTEMPTS = 6;
/** Longer than the mail server's own time limits together, so that an attempt never outlives its job's. */
const TIMEOUT_MS = 120_000;

const id = z.uuid();

/**
 * The invitation, one mail to all of a supplier's addresses (reference 5.8). The producer sets `invitationState` to
 * `queued`, and that is what keeps a second one away: a key would also hold back a resend that comes while the job of
 * the mail before is still being closed.
 */
export const sendInvitation = defineJob({
  name: 'mail.send-invitation',
  queue: 'mail',
  payload: z.object({ supplierId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
});

/** The mail of a reminder whose row the producer has written. */
export const sendReminder = defineJob({
  name: 'mail.send-reminder',
  queue: 'mail',
  payload: z.object({ supplierId: id, reminderId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ reminderId }) => reminderId,
});

export const COMPLETION_KINDS = ['onboarding_finished', 'report_delivered', 'supplier_not_located'] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];

/** Tells one person of the client that a supplier finished, or that its report was delivered. */
export const sendCompletion = defineJob({
  name: 'mail.send-completion',
  queue: 'mail',
  payload: z.object({
    supplierId: id,
    userId: id,
    kind: z.enum(COMPLETION_KINDS),
  }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ supplierId, userId, kind }) => `${supplierId}:${userId}:${kind}`,
});

/** Tells one person of the client that a report was corrected, and what changed. */
export const sendCorrection = defineJob({
  name: 'mail.send-correction',
  queue: 'mail',
  payload: z.object({ deliveryId: id, userId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ deliveryId, userId }) => `${deliveryId}:${userId}`,
});

/** The link to choose a new password; its secret is made when the mail is sent and only its hash is kept. */
export const sendPasswordReset = defineJob({
  name: 'mail.send-password-reset',
  queue: 'mail',
  payload: z.object({ passwordResetId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

/** Tells an account's owner that sign-ins from strange devices are refused for a while. */
export const sendLockoutNotice = defineJob({
  name: 'mail.send-lockout-notice',
  queue: 'mail',
  payload: z.object({ userId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ userId }) => userId,
});

/** A colleague's invitation; with a link to choose a password unless they have an account to log in with. */
export const sendUserInvitation = defineJob({
  name: 'mail.send-user-invitation',
  queue: 'mail',
  payload: z.object({ membershipId: id, passwordResetId: id.nullable() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
});

/** The six-digit code for a self-registered supplier's address; made when the mail is sent. */
export const sendEmailConfirmation = defineJob({
  name: 'mail.send-email-confirmation',
  queue: 'mail',
  payload: z.object({ supplierId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ supplierId }) => supplierId,
});

/** Tells a person what became of their request for a copy or an erasure of their data. */
export const sendPrivacyAnswer = defineJob({
  name: 'mail.send-privacy-answer',
  queue: 'mail',
  payload: z.object({ requestId: id }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ requestId }) => requestId,
});
