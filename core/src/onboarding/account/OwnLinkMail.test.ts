import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES as names, MAIL_URL as url } from '../../test/mail-samples';
import { OwnLinkMail } from './OwnLinkMail';
import { OWN_LINK_TEXTS } from './own-link.texts';

test.each(LOCALES)('contains the link and says that a code is asked for, in %s', async (locale) => {
  const texts = OWN_LINK_TEXTS[locale];
  const mail = await renderMail(
    texts.subject(names.client),
    createElement(OwnLinkMail, { locale, brand, logo: null, client: names.client, url, days: 30 }),
  );
  expect(mail.text).toContain(url);
  expect(mail.text).toContain(texts.code);
  expect(mail.html).toContain(`lang="${locale}"`);
});
