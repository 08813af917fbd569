import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { RefusedError, UsageError } from './exit-codes';

export interface Confirmation {
  yes?: true;
}

/** Sentence of the option `--yes` of every command that asks. */
export const YES = ['--yes', 'do it without asking; required where no terminal can answer'] as const;

export type Confirm = (question: string, options: Confirmation) => Promise<void>;

/**
 * Asks before an act that cannot be undone. Throws `UsageError` without a terminal, so that a script never waits for an
 * answer, and `RefusedError` for any answer but y or yes.
 */
export const createConfirm =
  (input: Readable & { isTTY?: boolean }, write: (text: string) => void): Confirm =>
  async (question, { yes }) => {
    if (yes) return;
    if (!input.isTTY) throw new UsageError(`${question} Nobody can answer here: add --yes.`);
    write(`${question} [y/N] `);
    const lines = createInterface({ input });
    const answer = await new Promise<string>((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
    });
    lines.close();
    if (!/^y(es)?$/i.test(answer.trim())) throw new RefusedError('Nothing was changed.');
  };
