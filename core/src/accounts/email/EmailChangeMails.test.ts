import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand } from '../../test/mail-samples';
import { EmailChangeCodeMail } from './EmailChangeCodeMail';
import { EmailChangedMail } from './EmailChangedMail';
import { EMAIL_CHANGE_TEXTS } from './email-change.texts';

describe.each(LOCALES)('in %s', (locale) => {
  const texts = EMAIL_CHANGE_TEXTS[locale];

  test('the mail with the code contains it, how long it is valid, and no link to press', async () => {
    const { text, html } = await renderMail(
      texts.codeSubject('012345', brand.name),
      createElement(EmailChangeCodeMail, { locale, brand, code: '012345', minutes: 15 }),
    );
    expect(text).toContain('012345');
    expect(text.replace(/\s+/g, ' ')).toContain(texts.codeLasts(15));
    expect(html).not.toContain('/onboarding');
  });

  test('the mail to the old address says what changed and whom to ask', async () => {
    const { text } = await renderMail(
      texts.changedSubject(brand.name),
      createElement(EmailChangedMail, { locale, brand, newEmail: 'n•••@nueva.test', url: 'http://localhost/contact' }),
    );
    const plain = text.replace(/\s+/g, ' ');
    for (const part of [texts.changedBody('n•••@nueva.test'), texts.changedNotYou, 'http://localhost/contact']) {
      expect(plain).toContain(part);
    }
  });
});
