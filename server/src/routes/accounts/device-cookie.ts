import type { Context } from '@homologa/core/kernel/context';
import { KNOWN_DEVICE_DAYS } from '@homologa/domain/accounts/limits';
import type { Request, Response } from 'express';

const NAME = 'homologa_device';
const DAY_MS = 86_400_000;
const SECRET = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** Returns the secret of the device cookie, which grants no access; null if the request has no such cookie. */
export const deviceOf = (req: Request): string | null => SECRET.exec(req.get('Cookie') ?? '')?.[1] ?? null;

export function keepDevice(ctx: Context, res: Response, secret: string | null): void {
  if (!secret) return;
  res.cookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.config.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: KNOWN_DEVICE_DAYS * DAY_MS,
  });
}
