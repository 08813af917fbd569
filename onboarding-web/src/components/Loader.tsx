import { useI18n } from '../i18n/I18nProvider';

/** While something comes. */
export function Loader() {
  const { t } = useI18n();
  return (
    <div className="loader" role="status">
      <span className="spinner spinner-large" aria-hidden="true" />
      <span>{t('loading')}</span>
    </div>
  );
}
