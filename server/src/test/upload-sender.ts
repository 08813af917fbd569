import { buildSupplierAccount } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { expect } from 'vitest';
import { buildOnboarding, onboardingClient } from './onboarding-builders';

/** Bytes of each part that `sendAll` sends. */
export const PART = 20_000;
export const FILE = Buffer.from('número;importe\n'.repeat(4_000));

/** Builds a supplier with a connected account that sends files in parts to the server `on`. */
export async function buildSender(core: TestApp, on: Express, workflow: object = {}) {
  const world = await buildOnboarding(core, { workflow });
  const { token } = await buildSupplierAccount(core, world.email);
  const ids = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  await onboardingClient(on, ids).connect({ link: world.link, token }).expect(200);
  const own = `/onboarding/workflows/${ids.workflowId}/suppliers/${ids.supplierId}`;
  const bearer = { Authorization: `Bearer ${token}` };
  const at = (id: string) => `${own}/uploads/${id}`;
  const put = (id: string, bytes: Buffer, query: { size: number; offset: number; question_id?: string }, to = on) =>
    request(to).put(at(id)).query(query).set(bearer).set('Content-Type', 'application/octet-stream').send(bytes);
  const sendAll = async (id: string, file = FILE, from = 0, to = on) => {
    for (let offset = from; offset < file.length; offset += PART) {
      const size = file.length;
      const { body } = await put(id, file.subarray(offset, offset + PART), { size, offset }, to).expect(200);
      expect(body).toEqual({ received: Math.min(offset + PART, size) });
    }
  };
  return {
    ...world,
    token,
    bearer,
    own,
    at,
    put,
    sendAll,
    received: (id: string) => request(on).get(at(id)).set(bearer),
    answer: (id: string, name = 'balance.csv') =>
      request(on)
        .patch(`${own}/answers-files`)
        .set(bearer)
        .field('question_id', world.questions.file.id)
        .field('upload_id', id)
        .field('file_name', name),
    storedBytes: () =>
      request(on)
        .get(`${own}/answers/${world.questions.file.id}/file`)
        .set(bearer)
        .buffer(true)
        .parse((res, done) => {
          const parts: Buffer[] = [];
          res.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
        }),
  };
}
