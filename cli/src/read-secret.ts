import { text } from 'node:stream/consumers';

/** The first line of standard input: keeps secrets out of the process list and the shell's history. */
export async function readSecret(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split('\n');
  return line.trimEnd();
}
