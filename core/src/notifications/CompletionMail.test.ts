import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES as names, MAIL_URL as url } from '../test/mail-samples';
import { CompletionMail } from './CompletionMail';
import { COMPLETION_TEXTS } from './completion.texts';
import { COMPLETION_KINDS } from './completion-kinds';

describe.each(LOCALES)('in %s', (locale) => {
  test('contains its sentence and the link to the supplier', async () => {
    for (const kind of COMPLETION_KINDS) {
      const mail = await renderMail(
        COMPLETION_TEXTS[locale].subject[kind](names),
        createElement(CompletionMail, { locale, brand, kind, names, person: 'Ana', url }),
      );
      expect(mail.text).toContain(url);
      expect(mail.text).toContain(COMPLETION_TEXTS[locale].body[kind](names));
    }
  });
});
