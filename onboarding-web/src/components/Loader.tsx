import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';

export function Loader() {
  const { t } = useI18n();
  return (
    <div className="loader" role="status">
      <span className="spinner spinner-large" aria-hidden="true" />
      <span>{t(APP.loading)}</span>
    </div>
  );
}
