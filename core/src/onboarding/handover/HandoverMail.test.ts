import { LOCALES } from '@homologa/domain/language/locales';
import { HANDOVER_ASKERS } from '@homologa/domain/onboarding/handover-rules';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_URL as url } from '../../test/mail-samples';
import { HandoverMail } from './HandoverMail';
import { HANDOVER_TEXTS } from './handover.texts';

const NAMES = { client: 'Andina', company: 'Aceros', colleague: 'Pedro <b>Ruiz</b>', email: 'pedro@acme.test' };

describe.each(LOCALES)('in %s', (locale) => {
  const texts = HANDOVER_TEXTS[locale];

  test.each(HANDOVER_ASKERS)('says who asks, the button and how to leave it as it is, asked by %s', async (asker) => {
    const request = texts.request[asker](NAMES);
    const mail = await renderMail(
      texts.requestSubject(NAMES),
      createElement(HandoverMail, {
        locale,
        brand,
        logo: null,
        client: NAMES.client,
        greeting: texts.greeting(''),
        before: [request, texts.requestEffect(NAMES)],
        action: { label: texts.requestButton, url },
        after: [texts.requestIgnore, texts.requestLasts(7)],
        reason: texts.requestReason(NAMES),
      }),
    );
    for (const text of [url, request, texts.requestIgnore]) expect(mail.text).toContain(text);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).not.toContain('<b>Ruiz');
  });
});
