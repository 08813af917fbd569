import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';

/** Seconds until a client may try again while the scanner is away. */
const AGAIN_SECONDS = 60;

/**
 * Has an uploaded file scanned, if a scanner is configured. Returns true if the file was accepted without a verdict,
 * because the scanner is away and the configuration accepts that. Must run outside transactions. Throws `file_infected`,
 * `scanner_away`.
 */
export async function scanUpload(ctx: Context, path: string): Promise<boolean> {
  if (!ctx.scanner) return false;
  let found: string | null;
  try {
    found = await ctx.scanner.scan(path);
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'the virus scanner gave no verdict');
    if (ctx.config.acceptsUnscanned) return true;
    throw new DomainError('scanner_away', { cause, extra: { retry_after: AGAIN_SECONDS } });
  }
  if (found === null) return false;
  ctx.log.warn({ found }, 'an infected file was refused');
  throw new DomainError('file_infected');
}
