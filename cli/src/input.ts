import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isId } from '@homologa/core/kernel/ids';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { UsageError } from './exit-codes';

/** The id that the examples of `--help` speak of. */
export const EXAMPLE_ID = '0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b70';

/** An id as typed. Throws `not_found` for what cannot be one. */
export function idOf(typed: string): string {
  if (!isId(typed)) throw new DomainError('not_found');
  return typed;
}

/** An option's number: whole and at least 1. */
export function wholeNumber(typed: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number of at least 1 is needed.');
  return value;
}

/**
 * What was typed, by the contract of the same request. Throws UsageError with every value that it refuses, each called
 * by what was typed: `names` tells the option of a member of the request, or of what lies within it.
 */
export function parseInput<T>(contract: z.ZodType<T>, value: unknown, names: Record<string, string> = {}): T {
  const { success, data, error } = contract.safeParse(value);
  if (success) return data;
  const details = error.issues.map(({ path, message }) => ({ path: nameOf(path.map(String), names), message }));
  throw new UsageError('This cannot be meant:', details);
}

/** The name of the nearest part that has one; else the member's own, as in a file of JSON. */
function nameOf(path: readonly string[], names: Record<string, string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const known = new Map(Object.entries(names)).get(path.slice(0, length).join('.'));
    if (known !== undefined) return [known, ...path.slice(length)].join('.');
  }
  return path.join('.');
}

/** A file that was named, as an upload. Throws UsageError when there is none. */
export async function inputFile(file: string): Promise<{ path: string; name: string; size: number }> {
  const path = resolve(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`there is no file ${file}`);
  return { path, name: basename(path), size: found.size };
}

/** The JSON of a file that was named. Throws UsageError when there is none or it holds something else. */
export async function inputJson(file: string): Promise<unknown> {
  const { path } = await inputFile(file);
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}

/** The first line of standard input: keeps secrets out of the process list and the shell's history. */
export async function readSecret(input: Readable): Promise<string> {
  const [line = ''] = (await text(input)).split('\n');
  return line.trimEnd();
}
