import { FACTOR_NEWS } from '@homologa/domain/accounts/second-factor';
import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

export const sendPasswordResetJob = defineJob({
  name: 'mail.send-password-reset',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: z.uuid() }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

export const sendLoginCodeJob = defineJob({
  name: 'mail.send-login-code',
  ...MAIL_JOB,
  payload: z.object({ loginCodeId: z.uuid() }),
  dedupeKey: ({ loginCodeId }) => loginCodeId,
});

export const sendEmailChangeCodeJob = defineJob({
  name: 'mail.send-email-change-code',
  ...MAIL_JOB,
  payload: z.object({ emailChangeId: z.uuid() }),
  dedupeKey: ({ emailChangeId }) => emailChangeId,
});

export const sendEmailChangedNoticeJob = defineJob({
  name: 'mail.send-email-changed-notice',
  ...MAIL_JOB,
  payload: z.object({ emailChangeId: z.uuid() }),
  dedupeKey: ({ emailChangeId }) => emailChangeId,
});

export const sendLockoutNoticeJob = defineJob({
  name: 'mail.send-lockout-notice',
  ...MAIL_JOB,
  payload: z.object({ userId: z.uuid() }),
  dedupeKey: ({ userId }) => userId,
});

export const sendFactorNoticeJob = defineJob({
  name: 'mail.send-factor-notice',
  ...MAIL_JOB,
  payload: z.object({ userId: z.uuid(), news: z.enum(FACTOR_NEWS) }),
});

export const sendUserInvitationJob = defineJob({
  name: 'mail.send-user-invitation',
  ...MAIL_JOB,
  payload: z.object({ membershipId: z.uuid(), passwordResetId: z.uuid().nullable() }),
});

export const sendStaffInvitationJob = defineJob({
  name: 'mail.send-staff-invitation',
  ...MAIL_JOB,
  payload: z.object({ passwordResetId: z.uuid() }),
  dedupeKey: ({ passwordResetId }) => passwordResetId,
});

export const sendNewUserNoticeJob = defineJob({
  name: 'mail.send-new-user-notice',
  ...MAIL_JOB,
  payload: z.object({ membershipId: z.uuid(), userId: z.uuid() }),
  dedupeKey: ({ membershipId, userId }) => `${membershipId}:${userId}`,
});

export const sendStaffRolesNoticeJob = defineJob({
  name: 'mail.send-staff-roles-notice',
  ...MAIL_JOB,
  payload: z.object({ userId: z.uuid() }),
});
