import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { COMPLETION_KINDS } from '../completion-kinds';
import { personMailLocale, supplierMailLocale } from '../mail-locale';
import { oneLine, renderMail } from '../render-mail';
import { CompletionMail } from './CompletionMail';
import { COMPLETION_TEXTS } from './completion.texts';
import { EmailConfirmationMail } from './EmailConfirmationMail';
import { EMAIL_CONFIRMATION_TEXTS } from './email-confirmation.texts';
import { InvitationMail, type InvitationMailProps } from './InvitationMail';
import { INVITATION_TEXTS } from './invitation.texts';
import { LockoutMail } from './LockoutMail';
import { LOCKOUT_TEXTS } from './lockout.texts';
import { PasswordResetMail } from './PasswordResetMail';
import { PASSWORD_RESET_TEXTS } from './password-reset.texts';
import { UserInvitationMail } from './UserInvitationMail';
import { USER_INVITATION_TEXTS } from './user-invitation.texts';

const brand = { name: 'Homologa', logoUrl: null, contactEmail: 'contact@homologa.test' };
const names = {
  client: 'Compradora <b>Andina</b> & Cía.',
  supplier: 'Aceros "del Sur" S.A.',
  person: 'Luisa Gómez',
  workflow: 'Homologación <2026>',
};
const url = 'http://localhost:4000/onboarding/w/suppliers/s?email=a%40b.test&token=secret';

const invitation = (locale: Locale, more: Partial<InvitationMailProps> = {}) =>
  renderMail(
    INVITATION_TEXTS[locale].subject(names),
    createElement(InvitationMail, {
      locale,
      brand,
      names,
      kind: 'invitation',
      message: '',
      cover: null,
      logo: null,
      dueDate: null,
      isOverdue: false,
      url,
      reopened: [],
      linkDays: 90,
      ...more,
    }),
  );

describe.each(LOCALES)('mails in %s', (locale) => {
  test('wrong passwords are told with how many, for how long and what to do, by no name', async () => {
    const texts = LOCKOUT_TEXTS[locale];
    const mail = await renderMail(
      texts.subject('Homologa'),
      createElement(LockoutMail, { locale, brand, failures: 10, minutes: 15, url: 'http://localhost/forgot-password' }),
    );
    for (const part of [texts.body(10), texts.paused(15), texts.wasYou, 'http://localhost/forgot-password']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.subject).toContain('Homologa');
  });

  test('the invitation says who invites to what, in its language, with the link in both forms', async () => {
    const mail = await invitation(locale);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.subject).toContain('Compradora');
    for (const part of [INVITATION_TEXTS[locale].invited(names), INVITATION_TEXTS[locale].message(names), url]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain(url.replace('&', '&amp;'));
    // The plain text version shows the button as its URL, so the URL must occur once.
    expect(mail.text.split(url)).toHaveLength(2);
    expect(mail.text).not.toMatch(/\.\.(\s|$)/);
    expect(mail.text).toContain('contact@homologa.test');
    expect(mail.html + mail.text).not.toMatch(/undefined|\[object|=>/);
  });

  test('what people typed is shown as typed, never run', async () => {
    const mail = await invitation(locale, { message: 'Hola <script>alert(1)</script>\nsegunda línea\n\notro párrafo' });
    expect(mail.html).not.toContain('<script');
    expect(mail.html).not.toContain('<b>Andina');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.text).toContain('Hola <script>alert(1)</script>\nsegunda línea\n\notro párrafo');
    expect(mail.text).toContain('Compradora <b>Andina</b> & Cía.');
    expect(mail.text).not.toContain(INVITATION_TEXTS[locale].message(names));
  });

  test('a reminder says that it is one', async () => {
    const mail = await invitation(locale, { kind: 'reminder', message: 'only in the invitation' });
    expect(mail.text).toContain(INVITATION_TEXTS[locale].reminder(names));
    expect(mail.text).not.toContain('only in the invitation');
    expect(mail.text).not.toContain(INVITATION_TEXTS[locale].reopened);
  });

  test('a reminder after an edit names the questions that are open again', async () => {
    const mail = await invitation(locale, { kind: 'reminder', reopened: ['Turnover <2025>?', 'Turnover <2025>?'] });
    expect(mail.text).toContain(INVITATION_TEXTS[locale].reopened);
    expect(mail.text.split('Turnover <2025>?')).toHaveLength(3);
    expect(mail.html).not.toContain('<2025>');
  });

  test('cover and last day are shown when the workflow has them', async () => {
    const dueDate = new Date('2026-12-31T00:00:00Z');
    const mail = await invitation(locale, { cover: 'cid:cover', dueDate });
    expect(mail.html).toContain('src="cid:cover"');
    expect(mail.text).toMatch(/31/);
    expect(mail.text).toMatch(/2026/);
    const late = await invitation(locale, { kind: 'reminder', dueDate, isOverdue: true });
    expect(late.text).toContain(INVITATION_TEXTS[locale].wasDue('|').split('|')[1]);
  });

  test('completion, reset and confirmation carry their link or code', async () => {
    for (const kind of COMPLETION_KINDS) {
      const mail = await renderMail(
        COMPLETION_TEXTS[locale].subject[kind](names),
        createElement(CompletionMail, { locale, brand, kind, names, person: 'Ana', url }),
      );
      expect(mail.text).toContain(url);
      expect(mail.text).toContain(COMPLETION_TEXTS[locale].body[kind](names));
    }
    const reset = await renderMail(
      PASSWORD_RESET_TEXTS[locale].subject('Homologa'),
      createElement(PasswordResetMail, { locale, brand, person: 'Ana', url, minutes: 60 }),
    );
    expect(reset.text).toContain(url);
    expect(reset.text).toContain({ en: 'for one hour', es: 'durante una hora', 'pt-BR': 'por uma hora' }[locale]);
    expect(PASSWORD_RESET_TEXTS[locale].lasts(40)).toContain('40 minut');
    const inviting = { brand: 'Homologa', company: names.client, inviter: 'Ana', person: 'Luisa' };
    for (const linkDays of [7, null]) {
      const mail = await renderMail(
        USER_INVITATION_TEXTS[locale].subject(inviting),
        createElement(UserInvitationMail, { locale, brand, logo: null, names: inviting, url, linkDays }),
      );
      expect(mail.text).toContain(url);
      expect(mail.text).toContain(USER_INVITATION_TEXTS[locale][linkDays ? 'choose' : 'logIn']);
      expect(mail.html).not.toContain('<b>Andina');
    }
    const code = await renderMail(
      EMAIL_CONFIRMATION_TEXTS[locale].subject('012345'),
      createElement(EmailConfirmationMail, {
        locale,
        brand,
        logo: null,
        client: names.client,
        code: '012345',
        url,
        minutes: 30,
      }),
    );
    expect(code.text).toContain('012345');
    expect(code.text).toContain(url);
    expect(code.html).toContain(EMAIL_CONFIRMATION_TEXTS[locale].button);
    expect(code.html).toContain(`lang="${locale}"`);
  });
});

test('a subject with a line break is refused: it would start a header of its own', async () => {
  const body = createElement('p');
  await expect(renderMail('Hello\r\nBcc: everyone@example.test', body)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(renderMail('Hello\u2028there', body)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(oneLine('Aceros\r\n  del\tSur ')).toBe('Aceros del Sur');
});

test("the language is the supplier's, else the workflow's, else its country's, else English", () => {
  expect(supplierMailLocale({ locale: 'en', country: 'brazil' }, { defaultLocale: 'es' })).toBe('en');
  expect(supplierMailLocale({ locale: null, country: 'brazil' }, { defaultLocale: 'es' })).toBe('es');
  expect(supplierMailLocale({ locale: null, country: 'brazil' }, { defaultLocale: null })).toBe('pt-BR');
  expect(supplierMailLocale({ locale: null, country: 'mexico' }, { defaultLocale: null })).toBe('es');
  expect(supplierMailLocale({ locale: null, country: 'germany' }, { defaultLocale: null })).toBe('en');
  expect(personMailLocale({ language: 'pt' })).toBe('pt-BR');
  expect(personMailLocale(null)).toBe('en');
});
