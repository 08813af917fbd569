import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command-line';

export interface Block {
  /** Name of the page without `.md`. */
  page: string;
  line: number;
  language: string;
  text: string;
  /** Why no test can run the block, from the comment `<!-- not run: … -->` above it; null if a test must run it. */
  reason: string | null;
}

export const RUN_BOOK = join(ROOT, 'docs', 'run-book');

const FENCE = /(?:<!-- not run: ([^\n]*) -->\n\n)?^```([^\n]*)\n(.*?)^```$/gms;

/** Returns every fenced block of the run book, in the order of pages and lines. */
export function readBlocks(): Block[] {
  return readdirSync(RUN_BOOK)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => {
      const page = readFileSync(join(RUN_BOOK, file), 'utf8');
      return [...page.matchAll(FENCE)].map((match) => ({
        page: file.replace(/\.md$/, ''),
        line: page.slice(0, match.index + match[0].indexOf('```')).split('\n').length,
        language: match[2] ?? '',
        text: match[3] ?? '',
        reason: match[1] ?? null,
      }));
    });
}

/** Identifies a block in the scenes: its page and its first line. */
export const nameOf = ({ page, text }: Block): string => `${page}: ${text.split('\n')[0]}`;

/** Returns the commands of the command line in a block, without their arguments' values. */
export function commandsIn(text: string): { words: string[]; options: string[] }[] {
  const lines = text
    .replaceAll('\\\n', ' ')
    .replaceAll(/runuser -u \S+ -- /g, '')
    .split('\n');
  return lines.flatMap((line) =>
    [...line.matchAll(/(?:^|\s)(?:homologa(?: --)?|dist\/cli\/main\.js) ([a-z][^|#;]*)/g)].map(([, rest = '']) => {
      const given = rest.split(/\s+/).filter((word) => word !== '');
      return {
        words: given.slice(0, 3).filter((word) => /^[a-z][a-z-]*$/.test(word)),
        options: given.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0] ?? ''),
      };
    }),
  );
}
