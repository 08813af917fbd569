import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { FileNotScanned } from '../kernel/ports/virus-scanner';

/** Seconds until a client may try again while the scanner is away. */
const AGAIN_SECONDS = 60;

/**
 * Has an uploaded file scanned, if a scanner is configured. Returns true if the file was accepted without a verdict,
 * because the scanner cannot be reached and the configuration accepts that. A file on which a scanner that was reached
 * gives no verdict is never accepted: its sender could cause that. Must run outside transactions. Throws
 * `file_infected`, `file_not_scanned`, `scanner_unavailable`.
 */
export async function scanUpload(ctx: Context, path: string): Promise<boolean> {
  if (!ctx.scanner) return false;
  let found: string | null;
  try {
    found = await ctx.scanner.scan(path);
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'the virus scanner gave no verdict');
    const isDueToFile = cause instanceof FileNotScanned;
    if (isDueToFile && cause.isAnswered) throw new DomainError('file_not_scanned', { cause });
    if (ctx.config.acceptsUnscanned && !isDueToFile) return true;
    throw new DomainError('scanner_unavailable', { cause, extra: { retry_after: AGAIN_SECONDS } });
  }
  if (found === null) return false;
  ctx.log.warn({ found }, 'an infected file was refused');
  throw new DomainError('file_infected');
}
