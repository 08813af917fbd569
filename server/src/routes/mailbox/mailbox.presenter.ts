import type { CapturedMessage } from '@homologa/core/mail/mailbox.queries';
import type { MailboxMessage } from '@homologa/domain/wire/mailbox.contract';

export const presentCapturedMail = (mail: CapturedMessage): MailboxMessage => ({
  _id: mail.id,
  id: mail.id,
  to: mail.to.join(', '),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  from_name: mail.fromName,
  reply_to: mail.replyTo,
  created_at: mail.createdAt.toISOString(),
});
