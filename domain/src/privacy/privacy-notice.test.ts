import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/countries';
import { LOCALES } from '../language/locales';
import { noticeText, privacyNoticeFor } from './privacy-notice';

const BRAND = { provider: 'Homologa', contact: 'homologa.test/contact' };

describe('the privacy notice', () => {
  it('leaves no place unfilled, in any country and language', () => {
    for (const { id } of COUNTRIES) {
      for (const locale of LOCALES) {
        const text = noticeText(privacyNoticeFor(id, locale, BRAND));
        expect(text).not.toMatch(/[{}]/);
        expect(text).toContain('homologa.test/contact');
      }
    }
  });

  it('is the general one for a text that names no country, whatever that is elsewhere', () => {
    for (const word of ['', 'atlantis', 'constructor', '__proto__', 'toString']) {
      expect(privacyNoticeFor(word, 'es', BRAND)).toEqual(privacyNoticeFor('', 'es', BRAND));
    }
  });

  it('names the law of the country, and has a version of its own', () => {
    const brazil = privacyNoticeFor('brazil', 'pt-BR', BRAND);
    expect(brazil.version).toMatch(/^br-/);
    expect(noticeText(brazil)).toContain('LGPD');
    expect(noticeText(privacyNoticeFor('mexico', 'es', BRAND))).toContain('ARCO');
    expect(noticeText(privacyNoticeFor('chile', 'es', BRAND))).toContain('21.719');
  });

  it('is the general one where no law is written down', () => {
    expect(privacyNoticeFor('uruguay', 'es', BRAND).version).toMatch(/^general-/);
    expect(privacyNoticeFor('', 'en', BRAND).version).toMatch(/^general-/);
  });
});
