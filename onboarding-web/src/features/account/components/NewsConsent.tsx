import { useI18n } from '../../../i18n/I18nProvider';
import { ACCOUNT } from '../account.texts';

/** The consent is optional, so it must never be checked by default. */
export function NewsConsent({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  const { t } = useI18n();
  return (
    <label className="choice">
      <input type="checkbox" checked={isGiven} onChange={(event) => onChange(event.target.checked)} />
      <span>{t(ACCOUNT.news)}</span>
    </label>
  );
}
