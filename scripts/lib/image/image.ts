import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build';
import { generate } from '../build/generate';
import { runMain, say } from '../say';
import { assembleImage, hostTarget } from './assemble';
import { isTooLarge, sizeLines } from './sizes';

/**
 * `npm run image`: assembles the file set of the container image in a folder, and prints its size by part. `--out`
 * names the folder. `--run` then starts the programs from it.
 */
export const main = () =>
  runMain(async () => {
    const { values } = parseArgs({ options: { out: { type: 'string' }, run: { type: 'boolean', default: false } } });
    await generate();
    await build();
    const image = await assembleImage(resolve(values.out ?? join(tmpdir(), 'homologa-image')), hostTarget());
    for (const line of sizeLines(image.sizes)) say(line);
    say(`the files of the image are in ${image.root}`);
    if (isTooLarge(image.sizes)) say('larger than its goal: scripts/lib/image/kept-files.ts says what is left out');
    if (values.run) await (await import('./run-image')).runImage(image);
  });
