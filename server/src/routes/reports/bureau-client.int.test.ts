import { createHmac } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { type BureauWorld, createBureauWorld, SECRET } from '../../test/bureau-world';
import { supplierRoutes } from '../suppliers/suppliers.routes';

const TIMEOUT_MS = 60_000;

let world: BureauWorld;
beforeAll(async () => {
  world = await createBureauWorld({ routes: supplierRoutes });
}, TIMEOUT_MS);
afterAll(() => world.close());

interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface OpenApi {
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }>;
}

async function bureauFromDocument() {
  const { body } = await request(createServer(world.app, { routes: [] }))
    .get('/api/report-gateway/openapi.json')
    .expect(200);
  const [path = '', { post } = { post: undefined }] = Object.entries((body as OpenApi).webhooks)[0] ?? [];
  const schema = post?.requestBody.content['application/json'].schema ?? {};
  return {
    schema,
    deliver(orderId: string) {
      const values: Record<string, unknown> = {
        delivery_id: 'first',
        order_id: orderId,
        sequence: 1,
        state: schema.properties?.state?.enum?.find((state) => state === 'delivered'),
        report: { kind: schema.properties?.report?.properties?.kind?.enum?.[0], figures: { paydex: 80 } },
      };
      const message = JSON.stringify(values);
      const timestamp = String(Math.floor(world.now().getTime() / 1000));
      const digest = createHmac('sha256', SECRET).update(`${timestamp}.${message}`).digest('hex');
      return request(world.story.server)
        .post(path)
        .set({
          'Content-Type': 'application/json',
          'Homologa-Timestamp': timestamp,
          'Homologa-Signature': `v1=${digest}`,
        })
        .send(message);
    },
  };
}

test('a client that is written from the document delivers a report', async () => {
  const { id, orderId, client, path } = await world.ordered();
  const bureau = await bureauFromDocument();
  expect(bureau.schema.required?.toSorted()).toEqual(['delivery_id', 'order_id', 'sequence', 'state']);
  await bureau.deliver(orderId).expect(200, { received: true });
  await world.work();
  expect((await world.rowOf(id)).status).toBe('delivered');
  const seen = await world.story.call(client, 'get', path).expect(200);
  expect(seen.body.report).toMatchObject({ paydex: 80 });
});
