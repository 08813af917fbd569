import { Readable } from 'node:stream';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { expect, test } from 'vitest';
import type { Context } from '../../kernel/context';
import { ProgramOutOfMemory } from '../../kernel/ports/child-program';
import { readInProgram } from './read-in-program';

async function toldWhen(end: unknown): Promise<unknown> {
  const ctx = { log: { warn: () => undefined } } as unknown as Context;
  const reader = { run: () => Promise.reject(end) };
  const file = { mime: 'text/csv', stream: Readable.from([Buffer.from('a;b')]) };
  const reading = readInProgram(ctx, reader, file, { width: 2, signal: new AbortController().signal });
  return reading.catch((error: unknown) => error);
}

test('a reader that runs out of memory or time has been given too heavy a file', async () => {
  for (const end of [new ProgramOutOfMemory(new Error('heap')), new DOMException('late', 'TimeoutError')]) {
    expect(await toldWhen(end)).toMatchObject({ code: 'import_too_heavy' });
  }
});

test('a reader that fails otherwise fails the attempt with its own error', async () => {
  for (const end of [new TypeError('a mistake of ours'), new DomainError('job_interrupted')]) {
    expect(await toldWhen(end)).toBe(end);
  }
});
