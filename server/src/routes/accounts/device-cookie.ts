import type { Context } from '@homologa/core/kernel/context';
import { KNOWN_DEVICE_DAYS } from '@homologa/domain/accounts/limits';
import type { Request, Response } from 'express';

const NAME = 'homologa_device';
/** Browsers accept a cookie with this prefix only from https, for one host and all of its paths. */
const HOST_PREFIX = '__Host-';
const DAY_MS = 86_400_000;
/** Also matches the name without the prefix, which earlier versions used behind https. */
const SECRET = new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${NAME}=([\\w-]{43})(?:;|$)`);

/** Returns the secret of the device cookie, which grants no access; null if the request has no such cookie. */
export const deviceOf = (req: Request): string | null => SECRET.exec(req.get('Cookie') ?? '')?.[1] ?? null;

export function keepDevice(ctx: Context, res: Response, secret: string | null): void {
  if (!secret) return;
  const secure = ctx.config.publicUrl.startsWith('https:');
  res.cookie(secure ? `${HOST_PREFIX}${NAME}` : NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/',
    maxAge: KNOWN_DEVICE_DAYS * DAY_MS,
  });
}
