import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand } from '../../test/mail-samples';
import { LockoutMail } from './LockoutMail';
import { LOCKOUT_TEXTS } from './lockout.texts';

describe.each(LOCALES)('in %s', (locale) => {
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
});
