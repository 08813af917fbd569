import { JOBS } from '@homologa/core/jobs';
import { newId } from '@homologa/core/kernel/ids';
import { type JobOutcome, runJob } from '@homologa/core/kernel/jobs/run-job';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bindJobs } from './processors/registry';

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  app = await createTestApp();
  companyId = (await buildPerson(app)).companyId ?? '';
});
afterAll(() => app.destroy());

interface Property {
  format?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: unknown[];
}

interface Shape {
  properties?: Record<string, Property>;
  required?: string[];
}

/** A payload in which every id names something that does not exist (any more); null if the job names nothing. */
function payloadOf(schema: z.ZodType): Record<string, unknown> | null {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  if (!required.some((name) => properties[name]?.format === 'uuid')) return null;
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {})]));
}

function valueOf({ format, type, enum: values, anyOf }: Property): unknown {
  if (format === 'uuid') return newId();
  if (anyOf) return null;
  if (values) return values[0];
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  return type === 'integer' || type === 'number' ? 1 : 'x';
}

const jobs = Object.values(JOBS).flatMap(({ name, queue, payload }) => {
  const made = payloadOf(payload as z.ZodType);
  return made && (payload as z.ZodType).safeParse(made).success ? [{ name, queue, made }] : [];
});

test('most jobs name what they are about, so that this file tries them', () => {
  expect(jobs.length).toBeGreaterThan(30);
});

test.each(jobs.map(({ name, ...job }) => [name, job] as const))(
  '%s ends quietly when what it is about was deleted',
  async (name, { queue, made }) => {
    // The company exists: its id is known only once the test runs.
    const payload = { ...made, ...('companyId' in made ? { companyId } : {}) } as Record<string, string>;
    const id = newId();
    const now = new Date();
    const row = { id, companyId, name, queue, payload, runAt: now, createdAt: now, dispatchedAt: now, maxAttempts: 1 };
    await app.db.system((tx) => tx.job.create({ data: row }));
    const outcome: JobOutcome = await runJob(
      {
        contextFor: () => app.contextFor({ kind: 'system', name: 'test' }),
        find: bindJobs(app.adapters),
        nudge: () => undefined,
      },
      id,
    );
    const { errorCode } = await app.db.read.job.findUniqueOrThrow({ where: { id } });
    // A job may fail because its subject is gone, but only in words of the product, never by an unexpected error.
    expect(errorCode ?? '').toMatch(/^(?!internal_error$)[a-z_]*$/);
    expect(['completed', 'failed']).toContain(outcome);
    expect(await app.db.read.capturedMail.count()).toBe(0);
    tried(1);
  },
);
