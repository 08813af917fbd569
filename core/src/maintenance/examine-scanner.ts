import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withWorkFolder } from '../files/partial-files';
import type { Context } from '../kernel/context';
import { FileNotScanned } from '../kernel/ports/virus-scanner';
import type { Finding } from './examine-sender';

const subject = 'virus scanner';
const MEBIBYTE = 1024 * 1024;

/**
 * Has the virus scanner scan a file of the largest size that an upload may have. ClamAV's daemon does not report its
 * limits, and with a lower StreamMaxLength than ours it would reject each larger upload of a supplier.
 */
export async function examineScanner(
  ctx: Pick<Context, 'config' | 'scanner'>,
  reasonOf: (error: unknown) => string,
): Promise<Finding> {
  const { scanner, config } = ctx;
  if (!scanner)
    return { subject, state: 'note', says: 'uploads are not scanned for malware: CLAMD_ADDRESS is not set' };
  const size = `a file of ${config.uploadMaxBytes / MEBIBYTE} MB (UPLOAD_MAX_MB)`;
  try {
    return await withWorkFolder(ctx, async (folder) => {
      const path = join(folder, 'sample');
      await writeFile(path, '');
      await truncate(path, config.uploadMaxBytes);
      const found = await scanner.scan(path);
      return found === null
        ? { subject, state: 'ok', says: `it scans ${size}` }
        : { subject, state: 'wrong', says: `it finds malware in a file of zeros: ${found}` };
    });
  } catch (error) {
    if (!(error instanceof FileNotScanned))
      return { subject, state: 'wrong', says: `the daemon of CLAMD_ADDRESS cannot be used: ${reasonOf(error)}` };
    const says = `it gives no verdict on ${size}, and such uploads are rejected: ${error.message}; StreamMaxLength in its clamd.conf must be at least as much`;
    return { subject, state: 'wrong', says };
  }
}
