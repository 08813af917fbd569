import { unsubscribe, unsubscribePage } from '@homologa/core/needs-you/unsubscribe';
import { z } from 'zod';
import { ANSWERED, route } from '../../http/route';

const query = z.object({ token: z.string().min(1).max(200) });

/** One-click links of optional mails (RFC 8058). The routes are public, because the link's secret names the mail. */
export const unsubscribeRoutes = [
  route({
    method: 'post',
    path: '/mail/unsubscribe',
    summary: 'Ends the kind of mail that had this link in its header',
    auth: 'public',
    query,
    form: true,
    isSecret: true,
    response: z.object({ unsubscribed: z.literal(true) }),
    async handler({ ctx, query: { token } }) {
      await unsubscribe(ctx, token);
      return { unsubscribed: true } as const;
    },
  }),
  route({
    method: 'get',
    path: '/mail/unsubscribe',
    summary: 'Leads a person to the setting; changes nothing, because scanners open links',
    auth: 'public',
    query,
    async handler({ ctx, res }) {
      res.redirect(303, unsubscribePage(ctx));
      return ANSWERED;
    },
  }),
];
