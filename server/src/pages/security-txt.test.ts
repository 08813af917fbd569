import type { Composition } from '@homologa/core/compose';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { mountSecurityTxt } from './security-txt';

const NOW = new Date('2026-11-28T22:00:00Z');
const serverWith = (securityContacts: string[]) => {
  const server = express();
  const config = { securityContacts, publicUrl: 'https://homologa.test' };
  mountSecurityTxt(server, { config, contextFor: () => ({ now: () => NOW }) } as unknown as Composition);
  return server;
};

test('security.txt names each contact, and expires in half a year', async () => {
  const answer = await request(serverWith(['mailto:security@homologa.test', 'https://homologa.test/report'])).get(
    '/.well-known/security.txt',
  );
  expect(answer.type).toBe('text/plain');
  expect(answer.text).toBe(
    [
      'Contact: mailto:security@homologa.test',
      'Contact: https://homologa.test/report',
      'Expires: 2027-05-27T00:00:00.000Z',
      'Preferred-Languages: en, es, pt',
      'Canonical: https://homologa.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without a contact there is no security.txt', async () => {
  await request(serverWith([])).get('/.well-known/security.txt').expect(404);
});
