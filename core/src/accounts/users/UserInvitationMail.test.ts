import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES as names, MAIL_URL as url } from '../../test/mail-samples';
import { UserInvitationMail } from './UserInvitationMail';
import { USER_INVITATION_TEXTS } from './user-invitation.texts';

describe.each(LOCALES)('in %s', (locale) => {
  test('contains the link to choose a password or to log in, and escapes names', async () => {
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
  });
});
