import { Layout } from '../components/Layout';
import { Notice } from '../components/Notice';
import { useI18n } from '../i18n/I18nProvider';

export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <Layout>
      <Notice title={t('not_found.title')} kind="bad">
        <p>{t('not_found.text')}</p>
        <p>
          <a className="button button-primary" href="/">
            {t('not_found.home')}
          </a>
        </p>
      </Notice>
    </Layout>
  );
}
