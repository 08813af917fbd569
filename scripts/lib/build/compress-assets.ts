import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Minimum size in bytes of the files to compress. For smaller files the response headers outweigh the saving. */
const WORTH_IT = 1_000;

/**
 * Writes maximally compressed Brotli and gzip copies beside a web app's files, so that no request waits for
 * compression.
 */
export async function compressAssets(directory: string) {
  const files = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(directory, name);
      const bytes = await readFile(file);
      if (bytes.length < WORTH_IT) return;
      await Promise.all(
        compressors.map(async ({ ending, compress }) => writeFile(file + ending, await compress(bytes))),
      );
    }),
  );
}
