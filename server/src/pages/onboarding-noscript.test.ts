import { expect, it } from 'vitest';
import { noscriptHtml } from './onboarding-noscript';

const CONTACTS = {
  brand: { name: 'Homologa & Co', logo: null },
  contact_email: 'help@homologa.test',
  contact_numbers: [
    { country: 'mexico', numbers: ['+52 55 5555 0001'] },
    { country: 'peru', numbers: [] },
    { country: 'other', numbers: ['+1 305 555 0100'] },
  ],
  whatsapp_url: 'https://wa.me/525555550001',
};

it.each([
  ['en', 'This page needs JavaScript.', 'Mexico'],
  ['es', 'Esta página necesita JavaScript.', 'México'],
  ['pt-BR', 'Esta página precisa de JavaScript.', 'México'],
] as const)('a browser without JavaScript reads why and every way to the provider (%s)', (locale, needed, country) => {
  const html = noscriptHtml(CONTACTS, locale);
  expect(html).toContain(needed);
  expect(html).toContain('Homologa &amp; Co');
  expect(html).toContain('<li><a href="mailto:help@homologa.test">help@homologa.test</a></li>');
  expect(html).toContain(`<li>${country}: <a href="tel:+525555550001">+52 55 5555 0001</a></li>`);
  expect(html).toContain('<li><a href="tel:+13055550100">+1 305 555 0100</a></li>');
  expect(html).toContain('<li><a href="https://wa.me/525555550001">WhatsApp</a></li>');
  expect(html).not.toMatch(/\{|Per[uú]/);
});

it('names no way to the provider where none is configured', () => {
  const none = { ...CONTACTS, contact_email: '', contact_numbers: [], whatsapp_url: null };
  expect(noscriptHtml(none, 'en')).toBe(
    '<noscript><section class="card"><p><strong>This page needs JavaScript.</strong> Turn it on in your browser’s settings and load the page again.</p></section></noscript>',
  );
});
