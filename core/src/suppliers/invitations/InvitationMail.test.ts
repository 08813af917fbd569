import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES as names, MAIL_URL as url } from '../../test/mail-samples';
import { InvitationMail, type InvitationMailProps } from './InvitationMail';
import { INVITATION_TEXTS } from './invitation.texts';

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
      nextStep: '',
      linkDays: 90,
      before: null,
      ...more,
    }),
  );

describe.each(LOCALES)('in %s', (locale) => {
  test('the invitation says who invites to what, in its language, with the link in both forms', async () => {
    const mail = await invitation(locale);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.subject).toContain('Compradora');
    for (const part of [INVITATION_TEXTS[locale].invited(names), INVITATION_TEXTS[locale].message(names), url]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain(url.replace('&', '&amp;'));
    expect(mail.text.split(url)).toHaveLength(2);
    expect(mail.text).not.toMatch(/\.\.(\s|$)/);
    expect(mail.text).toContain('contact@homologa.test');
    expect(mail.html + mail.text).not.toMatch(/undefined|\[object|=>/);
  });

  test('the invitation says how long it takes, what to have at hand and what it costs', async () => {
    const before = { minutes: 6, questions: 6, papers: ['CSF', 'Acta'], price: 'MXN 850.00' };
    const texts = INVITATION_TEXTS[locale];
    const { text } = await invitation(locale, { before });
    expect(text).toContain(`${texts.effort(6, 6)} ${texts.papers('CSF, Acta')} ${texts.price('MXN 850.00')}`);
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
});
