import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_URL as url } from '../../test/mail-samples';
import { PasswordResetMail } from './PasswordResetMail';
import { PASSWORD_RESET_TEXTS } from './password-reset.texts';

describe.each(LOCALES)('in %s', (locale) => {
  test('contains the link and how long it is valid', async () => {
    const reset = await renderMail(
      PASSWORD_RESET_TEXTS[locale].subject('Homologa'),
      createElement(PasswordResetMail, { locale, brand, person: 'Ana', url, minutes: 60 }),
    );
    expect(reset.text).toContain(url);
    expect(reset.text).toContain({ en: 'for one hour', es: 'durante una hora', 'pt-BR': 'por uma hora' }[locale]);
    expect(PASSWORD_RESET_TEXTS[locale].lasts(40)).toContain('40 minut');
  });
});
