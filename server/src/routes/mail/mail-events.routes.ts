import { MAIL_PROVIDERS } from '@homologa/core/suppliers/delivery/provider-events';
import { receiveMailEvents } from '@homologa/core/suppliers/delivery/receive-mail-events';
import { z } from 'zod';
import { route } from '../../http/route';

/** Webhooks of mail providers. The routes are public, because a secret in the address or its login authenticates them. */
export const mailEventRoutes = MAIL_PROVIDERS.map((provider) =>
  route({
    method: 'post',
    path: `/mail/events/${provider}`,
    summary: `Bounces and complaints reported by ${provider}, with the secret of the installation`,
    auth: 'public',
    query: z.object({ key: z.string().max(200).optional() }),
    raw: 'signed',
    response: z.object({ received: z.literal(true) }),
    async handler({ ctx, query, rawBody, req }) {
      await receiveMailEvents(ctx, {
        provider,
        body: rawBody,
        authorization: req.get('Authorization'),
        key: query.key,
      });
      return { received: true } as const;
    },
  }),
);
