import { LOCALES } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../mail/render-mail';
import { MAIL_BRAND as brand, MAIL_NAMES } from '../../../test/mail-samples';
import { BoletoMail } from './BoletoMail';
import { BOLETO_MAIL_TEXTS } from './boleto-mail.texts';

const LINE = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const facts = { client: MAIL_NAMES.client, amount: 'R$ 850,00', due: '01 de dezembro de 2026', line: LINE };

describe.each(LOCALES)('in %s', (locale) => {
  const texts = BOLETO_MAIL_TEXTS[locale];
  const mailOf = (given: typeof facts) =>
    renderMail(
      texts.subject(given),
      createElement(BoletoMail, {
        locale,
        brand,
        logo: null,
        facts: given,
        person: 'Ana <b>Peña</b>',
        url: 'https://homologa.test/onboarding/w/suppliers/s?step=payment',
      }),
    );

  test('the mail holds the line, amount, last day and how long the bank takes', async () => {
    const { subject, html, text } = await mailOf(facts);
    expect(subject).toContain(facts.due);
    for (const part of [LINE, facts.amount, facts.due, texts.after({ from: 1, to: 3 })]) expect(text).toContain(part);
    expect(html).not.toContain('<b>Peña');
    expect(html + text).not.toMatch(/undefined|\[object|=>/);
  });

  test('a boleto without a told number leads to its page, and names no empty fact', async () => {
    const { subject, text } = await mailOf({ ...facts, line: '', due: '' });
    expect(subject).toContain('850,00');
    expect(text).toContain('https://homologa.test/onboarding/w/suppliers/s?step=payment');
    expect(text).not.toContain(texts.line);
    expect(text).not.toContain(texts.due);
  });
});
