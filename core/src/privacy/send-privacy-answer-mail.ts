import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine, renderMail } from '../mail/render-mail';
import { PrivacyAnswerMail } from './PrivacyAnswerMail';
import { eraseAccountJob } from './privacy.jobs';
import { PRIVACY_ANSWER_TEXTS, type PrivacyAnswer } from './privacy-answer.texts';

/**
 * Mails the outcome of a privacy request. The mail about an erasure is sent before the erasure, because the erasure
 * deletes the e-mail address. Delivers at least once. Throws MailError.
 */
export async function sendPrivacyAnswerMail(
  ctx: Context,
  input: { requestId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const request = await ctx.db.read.privacyRequest.findUnique({
    where: { id: input.requestId },
    select: {
      kind: true,
      status: true,
      reason: true,
      user: {
        select: {
          email: true,
          name: true,
          preferences: true,
          active: true,
          memberships: { select: { companyId: true }, take: 1 },
        },
      },
    },
  });
  const answer = request && answerOf(request);
  if (!request || !answer) return { sent: false };
  const { user } = request;
  // Mails and carries out an erasure even if the account was deactivated.
  if (!user.active && answer !== 'erasing') return { sent: false };
  const locale = personMailLocale(user.preferences);
  const mail = await renderMail(
    PRIVACY_ANSWER_TEXTS[locale].subject[answer],
    createElement(PrivacyAnswerMail, {
      locale,
      brand: ctx.config.brand,
      // The e-mail address of a supplier account is unverified, so the mail must not contain the account's name.
      person: user.memberships.length > 0 ? oneLine(user.name) : '',
      answer,
      reason: request.reason,
      url: `${ctx.config.publicUrl}/onboarding/home`,
    }),
  );
  await ctx.mail.send({ ...mail, isOwed: true, messageId: input.messageId, to: [user.email] });
  await goOnWithErasure(ctx, input.requestId);
  return { sent: true };
}

export async function goOnWithErasure(ctx: Context, requestId: string): Promise<void> {
  await ctx.db.system(async (tx) => {
    const granted = await tx.privacyRequest.findFirst({
      where: { id: requestId, kind: 'erasure', status: 'running' },
      select: { id: true },
    });
    if (granted) await ctx.jobs.enqueue(tx, eraseAccountJob, { requestId }, { companyId: null });
  });
}

function answerOf({ kind, status }: { kind: string; status: string }): PrivacyAnswer | null {
  if (kind === 'access') return status === 'done' ? 'copy' : null;
  if (status === 'refused') return 'refused';
  return status === 'running' ? 'erasing' : null;
}
