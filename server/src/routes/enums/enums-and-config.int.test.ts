import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { enumsResponse } from '@homologa/domain/catalog/enums.contract';
import { configResponse } from '@homologa/domain/wire/config.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { configRoutes } from '../config/config.routes';
import { enumsRoutes } from './enums.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({
    BRAND_NAME: 'Acme Info',
    BRAND_CONTACT_PHONES: 'argentina=+54 11 5555 0001, +54 11 5555 0002;other=+1 555 0100',
    BRAND_PRIVACY_URL: 'https://acme.test/{locale}/privacy',
    BRAND_TERMS_URL: 'https://acme.test/terms?lang={locale}',
    BRAND_CHAT_URL: 'https://acme.test/chat',
    BRAND_WHATSAPP: '+52 (55) 1234-5678',
    BRAND_CONTACT_HOURS: 'mon-fri 09:00-18:00 America/Mexico_City',
    BRAND_LOGO_URL: 'https://img.acme.test/logo.svg',
    TUTORIAL_VIDEO_URL: 'https://video.acme.test/embed/1?cc=1',
  });
  server = serveRoutes(app, [...configRoutes, ...enumsRoutes]);
});
afterAll(() => app.destroy());

test('enums name countries, states, colours, scales and payment regions to anybody', async () => {
  const { status, body } = await request(server).get('/enums');
  expect(status).toBe(200);
  expect(enumsResponse.parse(body)).toEqual(body);
  const country = (id: string) => (body.countries as { _id: string }[]).find(({ _id }) => _id === id);
  expect(country('brazil')).toEqual({
    _id: 'brazil',
    id: 'brazil',
    alpha2: 'BR',
    alpha3: 'BRA',
    names: { en: 'Brazil', es: 'Brasil', 'pt-BR': 'Brasil' },
    payment_region: 'brazil',
  });
  expect(country('chile')).toMatchObject({ payment_region: null });
  expect(body.states.mexico).toHaveLength(32);
  expect(body.label_colors).toHaveLength(14);
  expect(body.report_types).toHaveLength(15);
  expect(body.payment_regions.brazil).toMatchObject({ methods: ['boleto', 'credit_card'], currency: 'BRL' });
  expect(body.scales.ccr_score).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test("config carries the provider's brand, numbers in the order of the contact page, and links per language", async () => {
  const { status, body, headers } = await request(server).get('/config');
  expect(status).toBe(200);
  expect(configResponse.parse(body)).toEqual(body);
  expect(body.brand).toEqual({ name: 'Acme Info', logo: 'https://img.acme.test/logo.svg' });
  expect(body.languages).toEqual(['en', 'es', 'pt-BR']);
  expect(body.contact_numbers[0]).toEqual({ country: 'argentina', numbers: ['+54 11 5555 0001', '+54 11 5555 0002'] });
  expect(body.contact_numbers.map(({ country }: { country: string }) => country).slice(-2)).toEqual([
    'uruguay',
    'other',
  ]);
  expect(body.chat_url).toBe('https://acme.test/chat');
  expect(body.whatsapp_url).toBe('https://wa.me/525512345678');
  expect(body.contact_hours).toMatchObject({ from_day: 0, to_day: 4, opens: '09:00', closes: '18:00' });
  expect(body.tutorial_video_url).toBe('https://video.acme.test/embed/1?cc=1');
  const allowed = headers['content-security-policy'] ?? '';
  expect(allowed).toMatch(/img-src 'self' data: blob: https:\/\/img\.acme\.test;/);
  expect(allowed).toMatch(/media-src 'self' https:\/\/video\.acme\.test(;|$)/);
  expect(allowed).toMatch(/frame-src 'self' https:\/\/video\.acme\.test(;|$)/);
  expect(body.legal_links['pt-BR']).toEqual({
    privacy: 'https://acme.test/pt-BR/privacy',
    terms: 'https://acme.test/terms?lang=pt-BR',
  });
});
