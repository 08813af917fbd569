import type { Context } from '@homologa/core/kernel/context';
import { KNOWN_DEVICE_DAYS } from '@homologa/domain/accounts/limits';
import type { Request, Response } from 'express';

const NAME = 'homologa_device';
const DAY_MS = 86_400_000;
/** As long as a secret of ours, and nothing else. */
const SECRET = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The secret of the device's cookie; it opens nothing (reference 11.2). */
export const deviceOf = (req: Request): string | null => SECRET.exec(req.get('Cookie') ?? '')?.[1] ?? null;

/** Has the browser keep the secret; no script reads it, and no other site's call sends it. */
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
