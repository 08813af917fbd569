import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES as names, MAIL_URL as url } from '../../test/mail-samples';
import { EmailConfirmationMail } from './EmailConfirmationMail';
import { EMAIL_CONFIRMATION_TEXTS } from './email-confirmation.texts';

describe.each(LOCALES)('in %s', (locale) => {
  test('contains the code and the link', async () => {
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
