import { fc, test } from '@fast-check/vitest';
import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { afterAll, beforeAll, expect } from 'vitest';
import { oneLine, renderMail } from '../../mail/render-mail';
import { createTestApp, type TestApp } from '../../test/test-database';
import { type InvitationKind, renderInvitation } from './build-invitation';
import { InvitationMail } from './InvitationMail';
import { INVITATION_TEXTS } from './invitation.texts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });

const WORDS = { emailSubject: '', emailMessage: '', dueDate: null };
const NAMES = { client: 'Compradora <b>Andina</b> & Cía.', supplier: '', person: '', workflow: 'Homologación' };
const content = (more: Partial<Parameters<typeof renderInvitation>[1]> = {}) => ({
  kind: 'invitation' as InvitationKind,
  locale: 'en' as const,
  names: NAMES,
  workflow: WORDS,
  cover: null,
  logo: null,
  url: 'https://homologa.example/onboarding/w/suppliers/s?email=a%40b.test&token=secret',
  reopened: [],
  before: null,
  ...more,
});

const SIGNS = [
  'a',
  'Z',
  'ñ',
  '0',
  ' ',
  '.',
  '&',
  '<',
  '>',
  '"',
  "'",
  '`',
  '$',
  '{',
  '}',
  '\\',
  '/',
  ':',
  '%',
  '-',
  '😀',
];
const name = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 40 });

test.prop([fc.constantFrom(...LOCALES), fc.constantFrom<InvitationKind>('invitation', 'reminder'), name, name], {
  numRuns: 60,
  examples: [
    ['en', 'invitation', '', ''],
    ['en', 'invitation', 'Aceros del Sur S.A.', "O'Brien & <Sons>"],
    ['pt-BR', 'reminder', '.', '$&'],
  ],
})('each supplier gets what the template itself would say to it', async (locale, kind, supplier, person) => {
  const ctx = system();
  const asked = content({ locale, kind, names: { ...NAMES, supplier, person } });
  const names = { ...NAMES, supplier: oneLine(supplier), person: oneLine(person) };
  const texts = INVITATION_TEXTS[locale];
  const direct = await renderMail(
    kind === 'reminder' ? texts.reminderSubject(names) : texts.subject(names),
    createElement(InvitationMail, {
      locale,
      kind,
      names,
      brand: ctx.config.brand,
      linkDays: ctx.config.onboardingLinkDays,
      message: '',
      cover: null,
      logo: null,
      dueDate: null,
      isOverdue: false,
      url: asked.url,
      nextStep: '',
      reopened: [],
      before: null,
    }),
  );
  expect(await renderInvitation(ctx, asked)).toEqual(direct);
});

test('a workflow that has changed says so in its next mail, and no supplier reads what another one is told', async () => {
  const ctx = system();
  const say = async (emailMessage: string, supplier: string, url: string) =>
    (await renderInvitation(ctx, content({ names: { ...NAMES, supplier }, workflow: { ...WORDS, emailMessage }, url })))
      .text;
  const first = await say('Please hurry.', 'Aceros', 'https://homologa.example/a');
  const second = await say('Please hurry.', 'Granos', 'https://homologa.example/b');
  const changed = await say('Take your time.', 'Granos', 'https://homologa.example/b');
  expect(first).toContain('Please hurry.');
  expect(second).not.toMatch(/Aceros|homologa\.example\/a/);
  expect(changed).toContain('Take your time.');
  expect(changed).not.toContain('hurry');
});

test('the due date is over from one mail to the next', async () => {
  const ctx = system();
  const workflow = { ...WORDS, dueDate: new Date('2026-03-01') };
  app.setNow(new Date('2026-03-01T10:00:00Z'));
  expect((await renderInvitation(ctx, content({ workflow }))).text).toContain('Please finish by');
  app.setNow(new Date('2026-03-03T10:00:00Z'));
  expect((await renderInvitation(ctx, content({ workflow }))).text).toContain('It was due on');
});
