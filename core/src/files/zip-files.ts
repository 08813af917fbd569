import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../kernel/context';
import { readStored } from './read-stored.queries';

export function zipFiles(
  ctx: Context,
  files: readonly { key: string; name: string; mime: string }[],
  texts: readonly { name: string; text: string }[] = [],
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name, { compress: true });
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [index, { key }] of files.entries()) {
    // Replaces colons, which Windows would interpret as the end of a drive letter.
    zip.addReadStreamLazy((names[index] ?? key).replaceAll(':', '_'), { compress: true }, (done) => {
      readStored(ctx, key).then((stream) => {
        open = stream;
        done(null, stream);
      }, fail);
    });
  }
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}

export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${base} (${number})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
