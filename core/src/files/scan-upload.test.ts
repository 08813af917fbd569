import { expect, test, vi } from 'vitest';
import type { Context } from '../kernel/context';
import { FileNotScanned, type VirusScanner } from '../kernel/ports/virus-scanner';
import { scanUpload } from './scan-upload';

const away: VirusScanner = { scan: () => Promise.reject(new Error('ECONNREFUSED')) };
function scanning(scanner: VirusScanner | null, acceptsUnscanned = false) {
  const warn = vi.fn();
  const ctx = { scanner, config: { acceptsUnscanned }, log: { warn } } as unknown as Context;
  return { warn, verdict: scanUpload(ctx, '/upload') };
}

test('without a scanner, and with one that finds nothing, a file is taken and not marked', async () => {
  expect(await scanning(null).verdict).toBe(false);
  expect(await scanning({ scan: () => Promise.resolve(null) }).verdict).toBe(false);
});

test('an infected file is refused, and the log says what was found', async () => {
  const { verdict, warn } = scanning({ scan: () => Promise.resolve('Eicar-Test-Signature') }, true);
  await expect(verdict).rejects.toMatchObject({ code: 'file_infected' });
  expect(warn).toHaveBeenCalledWith({ found: 'Eicar-Test-Signature' }, 'an infected file was refused');
});

test('without a verdict a file is refused for now, or taken and marked where the configuration says so', async () => {
  await expect(scanning(away).verdict).rejects.toMatchObject({
    code: 'scanner_unavailable',
    extra: { retry_after: 60 },
  });
  expect(await scanning(away, true).verdict).toBe(true);
});

test.each([true, false])(
  'a file on which the scanner gives no verdict is refused (accepts unscanned: %s)',
  async (accepts) => {
    const rejecting = (isAnswered: boolean): VirusScanner => ({
      scan: () => Promise.reject(new FileNotScanned('size limit exceeded', { isAnswered })),
    });
    await expect(scanning(rejecting(true), accepts).verdict).rejects.toMatchObject({ code: 'file_not_scanned' });
    await expect(scanning(rejecting(false), accepts).verdict).rejects.toMatchObject({ code: 'scanner_unavailable' });
  },
);
