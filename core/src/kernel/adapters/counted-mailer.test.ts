import { expect, test, vi } from 'vitest';
import { MailError, type Mailer, type MailFailure, type MailMessage } from '../ports/mailer';
import { NO_METRICS } from '../telemetry/metrics';
import { createCountedMailer } from './counted-mailer';

const MESSAGE: MailMessage = { messageId: '1', to: ['ana@example.com'], subject: 's', text: 't', html: 'h' };

test.each<[MailFailure | null, string]>([
  [null, 'sent'],
  ['refused', 'bounced'],
  ['deferred', 'deferred'],
  ['unreachable', 'unreachable'],
])('a mail with the failure %s counts as %s', async (kind, outcome) => {
  const mailTried = vi.fn();
  const mailer: Mailer = {
    send: async () => {
      if (kind) throw new MailError('no', { kind });
    },
    check: async () => undefined,
    close: async () => undefined,
  };
  const sent = createCountedMailer(mailer, { ...NO_METRICS, mailTried }).send(MESSAGE);
  await (kind ? expect(sent).rejects.toThrow('no') : sent);
  expect(mailTried.mock.calls).toEqual([[outcome]]);
});
