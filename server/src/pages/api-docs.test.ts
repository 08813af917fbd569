import type { Composition } from '@homologa/core/compose';
import express from 'express';
import request from 'supertest';
import { test } from 'vitest';
import { mountApiDocs } from './api-docs';

test.each([
  [true, 200],
  [false, 404],
])('where the description of the API is open: %s, it is answered with %i', async (servesApiDocs, status) => {
  const server = express();
  mountApiDocs(server, { config: { servesApiDocs, publicUrl: 'http://localhost' } } as unknown as Composition, []);
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/assets/swagger-ui.css']) {
    await request(server).get(path).expect(status);
  }
  await request(server).get('/api/report-gateway/openapi.json').expect(200);
});
