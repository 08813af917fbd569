import { DomainError } from '@homologa/domain/errors/domain-error';
import { z } from 'zod';
import { route } from '../../http/route';

const checks = z.object({
  server: z.enum(['ok', 'stopping']),
  tenant_role: z.enum(['ok', 'away']),
  system_role: z.enum(['ok', 'away']),
  sessions: z.enum(['ok', 'shared', 'settings_lost', 'unknown']),
  migrations: z.enum(['ok', 'missing', 'former_layout', 'unknown']),
  queue: z.enum(['ok', 'away']),
});

export const systemRoutes = [
  route({
    method: 'get',
    path: '/healthz',
    summary: 'Whether this server answers at all: 200, whatever else is away',
    auth: 'public',
    isProbe: true,
    response: z.object({ status: z.literal('ok') }),
    handler: async () => ({ status: 'ok' }) as const,
  }),
  route({
    method: 'get',
    path: '/readyz',
    summary: 'Whether this server should be sent requests: 200, or 503 with what is missing',
    auth: 'public',
    isProbe: true,
    response: z.object({ status: z.literal('ready'), version: z.string(), commit: z.string().nullable(), checks }),
    async handler({ ctx }) {
      const { isReady, checks } = await ctx.readiness.look();
      const { release } = ctx.config;
      if (!isReady) throw new DomainError('service_unavailable', { extra: { ...release, checks } });
      return { status: 'ready', ...release, checks } as const;
    },
  }),
];
