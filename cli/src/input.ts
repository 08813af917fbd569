import { readFile, stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isId } from '@homologa/core/kernel/ids';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { UsageError } from './exit-codes';

export const EXAMPLE_ID = '0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b70';

/** Returns the id if it is valid. Throws `not_found` for an invalid id, because no entity can have this id. */
export function idOf(typed: string): string {
  if (!isId(typed)) throw new DomainError('not_found');
  return typed;
}

export function wholeNumber(typed: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number of at least 1 is needed.');
  return value;
}

export function wholeNumberFromZero(typed: string): number {
  return typed === '0' ? 0 : wholeNumber(typed);
}

/** Longest list that one command shows; an export has no such limit. */
const MAX_LISTED = 1000;

/** Value of `--limit`. */
export function limitOf(typed: string): number {
  const value = wholeNumber(typed);
  if (value > MAX_LISTED) throw new InvalidArgumentError(`at most ${MAX_LISTED} can be listed.`);
  return value;
}

/**
 * Builds the query of a list from options: the first `limit` rows that match the filter. Options that were not given
 * are undefined and do not filter.
 */
export const firstOf = <Sort extends string, Filter extends z.ZodRawShape>(
  list: Parameters<typeof parseListQuery<Sort, Filter>>[1],
  limit: number,
  filter: Readonly<Record<string, unknown>>,
): ReturnType<typeof parseListQuery<Sort, Filter>> =>
  parseListQuery({ range: JSON.stringify([0, limit - 1]), filter: JSON.stringify(filter) }, list);

/**
 * Validates input against the request's contract. Throws `UsageError` with all problems; `names` maps fields of the
 * request, or their parents, to the options that set them.
 */
export function parseInput<T>(contract: z.ZodType<T>, value: unknown, names: Record<string, string> = {}): T {
  const { success, data, error } = contract.safeParse(value);
  if (success) return data;
  const details = error.issues.map(({ path, message }) => ({ path: nameOf(path.map(String), names), message }));
  throw new UsageError('This cannot be meant:', details);
}

function nameOf(path: readonly string[], names: Record<string, string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const known = new Map(Object.entries(names)).get(path.slice(0, length).join('.'));
    if (known !== undefined) return [known, ...path.slice(length)].join('.');
  }
  return path.join('.');
}

/** Throws `UsageError` if the file does not exist. */
export async function inputFile(file: string): Promise<{ path: string; name: string; size: number }> {
  const path = resolve(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`there is no file ${file}`);
  return { path, name: basename(path), size: found.size };
}

/** Returns the path and the format, by the file's ending. Throws `UsageError` for another ending. */
export function outputFile(file: string): { path: string; format: 'xlsx' | 'csv' } {
  const ending = extname(file).slice(1).toLowerCase();
  if (ending !== 'xlsx' && ending !== 'csv') throw new UsageError(`${file} must end in .xlsx or .csv`);
  return { path: resolve(file), format: ending };
}

/** Throws `UsageError` if the file does not exist or is not JSON. */
export async function inputJson(file: string): Promise<unknown> {
  const { path } = await inputFile(file);
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}

/**
 * Reads the first line of standard input. Secrets are read in this way to keep them out of the process list and the
 * shell history.
 */
export async function readSecret(input: Readable): Promise<string> {
  const [line = ''] = (await text(input)).split('\n');
  return line.trimEnd();
}
