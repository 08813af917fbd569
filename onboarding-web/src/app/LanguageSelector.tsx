import { isLocale, LOCALE_NAMES } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useI18n } from '../i18n/I18nProvider';
import { useConfig } from '../lib/config-context';

export function LanguageSelector() {
  const { t, locale, choose } = useI18n();
  const { languages } = useConfig();
  return (
    <label className="language">
      <span className="visually-hidden">{t(WORDS.language)}</span>
      <select value={locale} onChange={({ target }) => isLocale(target.value) && choose(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LOCALE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
