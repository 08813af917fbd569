import { DomainError } from '@homologa/domain/errors/domain-error';
import { expect, test, vi } from 'vitest';
import type { Context } from '../../kernel/context';
import type { BounceMailbox } from '../../kernel/ports/bounce-mailbox';
import { NO_METRICS } from '../../kernel/telemetry/metrics';
import { deliveryReport } from '../../test/delivery-samples';
import { readBounces } from './read-bounces';

const JOB = '0190f000-0000-7000-8000-00000000abcd';
const recipient = (name: string) => ({
  'Final-Recipient': `rfc822;${name}@acme.test`,
  Action: 'failed',
  Status: '5.1.1',
});
const reportFor = (...names: string[]) => Buffer.from(deliveryReport({ jobId: JOB, recipients: names.map(recipient) }));

/** Reads two messages, whose events fail with the given errors one after the other, and says which were marked. */
async function read(messages: readonly Uint8Array[], failures: readonly (Error | null)[]) {
  const left = [...failures];
  const findFirst = vi.fn(async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return null;
  });
  const error = vi.fn();
  const ctx = { db: { read: { job: { findFirst } } }, log: { warn: vi.fn(), error } } as unknown as Context;
  const marked: number[] = [];
  const mailbox: BounceMailbox = {
    async handleNew(handle) {
      for (const [index, source] of messages.entries()) {
        await handle(source);
        marked.push(index);
      }
      return { handled: marked.length, left: 0 };
    },
    check: async () => undefined,
  };
  const run = readBounces(ctx, { mailbox, metrics: NO_METRICS }, new AbortController().signal);
  const failed = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { marked, failed, logged: error.mock.calls.length };
}

const two = [reportFor('ana'), reportFor('bob')];
const withCode = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

test.each([
  ['a text that PostgreSQL refuses', withCode('22021')],
  ['an error of the code', new TypeError('cannot read properties of undefined')],
])('a message that fails with %s is logged and marked, and the next one is read', async (_name, failure) => {
  expect(await read(two, [failure])).toEqual({ marked: [0, 1], failed: null, logged: 1 });
});

test.each([
  ['an outage of the database', new DomainError('service_unavailable')],
  ['a broken connection', withCode('ECONNREFUSED')],
  ['a conflict', withCode('40001')],
  ['a missing right', withCode('42501')],
])('%s ends the run and marks nothing', async (_name, failure) => {
  expect(await read(two, [failure])).toEqual({ marked: [], failed: failure, logged: 0 });
});

test('an outage behind an event that cannot be handled ends the run all the same', async () => {
  const outage = new DomainError('service_unavailable');
  const found = await read([reportFor('ana', 'bob')], [withCode('22021'), outage]);
  expect(found).toEqual({ marked: [], failed: outage, logged: 0 });
});
