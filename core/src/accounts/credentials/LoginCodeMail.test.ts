import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand } from '../../test/mail-samples';
import { LoginCodeMail } from './LoginCodeMail';
import { LOGIN_CODE_TEXTS } from './login-code.texts';

describe.each(LOCALES)('in %s', (locale) => {
  const render = (dropsPassword: boolean) =>
    renderMail(
      LOGIN_CODE_TEXTS[locale].subject('012345', brand.name),
      createElement(LoginCodeMail, { locale, brand, code: '012345', minutes: 15, dropsPassword }),
    );

  test('contains the code, how long it is valid, and no link to press', async () => {
    const { subject, text, html } = await render(false);
    expect(subject).toContain('012345');
    expect(text).toContain('012345');
    expect(text).toContain('15 minut');
    expect(html).not.toContain('/onboarding');
    expect(text).not.toContain(LOGIN_CODE_TEXTS[locale].dropsPassword.slice(0, 20));
  });

  test('says that an unproven password stops working', async () => {
    expect((await render(true)).text.replace(/\s+/g, ' ')).toContain(LOGIN_CODE_TEXTS[locale].dropsPassword);
  });
});
