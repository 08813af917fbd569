import compression from 'compression';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { serveDocument } from './serve-document';

test('a document is made once, and answered compressed and unchanged', async () => {
  let made = 0;
  const document = { text: 'x'.repeat(10_000) };
  const make = () => {
    made += 1;
    return document;
  };
  const server = express().use(compression()).get('/d', serveDocument(make));
  const lengths: string[] = [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await request(server).get('/d').set('Accept-Encoding', encoding).expect(200, document);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['content-type']).toContain('application/json');
    lengths.push(answer.headers['content-length'] ?? '');
    const tag = answer.headers.etag ?? '';
    await request(server).get('/d').set({ 'Accept-Encoding': encoding, 'If-None-Match': tag }).expect(304);
  }
  expect(made).toBe(1);
  expect(Number(lengths[0])).toBeLessThan(200);
  expect(Number(lengths[1])).toBeLessThan(200);
  expect(Number(lengths[2])).toBeGreaterThan(10_000);
});
