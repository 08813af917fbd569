import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { mailboxQuery, mailboxResponse } from '@homologa/domain/wire/mailbox.contract';
import { z } from 'zod';
import { ANSWERED, route } from '../../http/route';
import { sendPage } from '../../http/send-answer';
import { presentCapturedMail } from './mailbox.presenter';
import { renderMailboxPage } from './mailbox-page';

/** Routes of the captured mail; mounted only while mail is captured, and never in production. */
export const mailboxRoutes = [
  route({
    method: 'get',
    path: '/mailbox/messages',
    summary: 'Captured mail, newest first; `to` is exact and case-blind',
    auth: 'public',
    isTrial: true,
    query: mailboxQuery,
    response: mailboxResponse,
    async handler({ ctx, query }) {
      return (await listCapturedMail(ctx, query.to)).map(presentCapturedMail);
    },
  }),
  route({
    method: 'get',
    path: '/mailbox',
    summary: 'Captured mail as a page',
    auth: 'public',
    isTrial: true,
    query: mailboxQuery.extend({ id: z.string().optional() }),
    async handler({ ctx, query, res }) {
      const mails = await listCapturedMail(ctx, query.to);
      sendPage(res, renderMailboxPage(mails, query.id, query.to));
      return ANSWERED;
    },
  }),
];
