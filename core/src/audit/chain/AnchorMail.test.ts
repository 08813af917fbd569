import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand } from '../../test/mail-samples';
import { AnchorMail } from './AnchorMail';
import { ANCHOR_TEXTS } from './anchor-mail.texts';

describe.each(LOCALES)('in %s', (locale) => {
  test('the mail names file, heads and a broken chain', async () => {
    const texts = ANCHOR_TEXTS[locale];
    const mail = await renderMail(
      texts.subject('Homologa', '2026-11-28'),
      createElement(AnchorMail, {
        locale,
        brand,
        file: { key: 'audit-anchors/2026-11-28.json', sha256: 'c0ffee' },
        heads: [
          { company: null, seq: 7, hash: 'aaaa', brokenAt: null },
          { company: 'company-1', seq: 9, hash: 'bbbb', brokenAt: 3 },
        ],
        more: 2,
      }),
    );
    const lines = mail.text.split('\n').map((line) => line.trim());
    expect(lines).toContain(`${texts.provider} · ${texts.head(7)} · aaaa`);
    for (const part of [
      'audit-anchors/2026-11-28.json',
      'c0ffee',
      'company-1',
      'bbbb',
      texts.broken(3),
      texts.more(2),
    ]) {
      expect(mail.text.replace(/\s+/g, ' ')).toContain(part);
    }
  });
});
