import { DomainError } from '@homologa/domain/errors/domain-error';
import { z } from 'zod';
import { route } from '../../http/route';

export const systemRoutes = [
  route({
    method: 'get',
    path: '/healthz',
    summary: 'Whether this server can serve: 200, or 503 while the database is away',
    auth: 'public',
    response: z.object({ status: z.literal('ok') }),
    async handler({ ctx }) {
      if (!(await ctx.db.isReachable())) throw new DomainError('service_unavailable');
      return { status: 'ok' } as const;
    },
  }),
];
