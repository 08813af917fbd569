import { LOCALES } from '@homologa/domain/language/locales';
import { SUPPLIER_MAILS } from '@homologa/domain/suppliers/receipts/receipt';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail';
import { MAIL_BRAND as brand } from '../../test/mail-samples';
import { type MailedCall, SupplierMail } from './SupplierMail';
import { SUPPLIER_MAIL_TEXTS } from './supplier-mail.texts';

const names = {
  person: 'Ana <b>Peña</b>',
  client: 'Compradora & Cía.',
  provider: 'Homologa',
  workflow: 'Homologación',
  number: 'R7K-4M2',
  received: 'November 28, 2026',
};
const call: MailedCall = {
  phone: '+52 55 1234 5678',
  numbers: ['+52 55 0000 0001'],
  firstDay: 'November 30, 2026',
  lastDay: 'December 02, 2026',
  time: null,
};

describe.each(LOCALES)('in %s', (locale) => {
  const texts = SUPPLIER_MAIL_TEXTS[locale];
  const mailOf = (kind: (typeof SUPPLIER_MAILS)[number], coming: MailedCall | null) =>
    renderMail(
      texts.kinds[kind].subject(names),
      createElement(SupplierMail, {
        locale,
        brand,
        logo: null,
        kind,
        names: kind === 'all_received' ? names : { ...names, number: '' },
        call: coming,
        note: null,
        url: 'https://homologa.test/onboarding/w/suppliers/s?email=a%40b.test',
      }),
    );

  test.each(SUPPLIER_MAILS)(
    '%s says for whom it is, with the way back, and runs nothing that was typed',
    async (kind) => {
      const { subject, html, text } = await mailOf(kind, null);
      expect(subject).toContain('Compradora & Cía.');
      expect(text).toContain('https://homologa.test/onboarding/w/suppliers/s?email=a%40b.test');
      expect(html).toContain('name="viewport"');
      expect(html).not.toContain('<b>Peña');
      expect(html + text).not.toMatch(/undefined|\[object|=>/);
    },
  );

  test('the last one names the number and, if there is one, the call with its days and numbers', async () => {
    const { text } = await mailOf('all_received', call);
    for (const part of ['R7K-4M2', texts.days(call.firstDay, call.lastDay), texts.from('+52 55 0000 0001')]) {
      expect(text).toContain(part);
    }
    const plain = (await mailOf('all_received', null)).text;
    expect(plain).toContain(texts.nothingElse);
    expect(plain).not.toContain(texts.call(names));
  });
});
