import { Layout } from '../components/Layout';
import { Notice } from '../components/Notice';
import { useI18n } from '../i18n/I18nProvider';
import { useSession } from '../lib/session-store';

export function NotFoundPage() {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Layout>
      <Notice title={t('not_found.title')} kind="bad">
        <p>{t('not_found.text')}</p>
        <p className="actions">
          <a className="button button-primary" href={session ? '/onboarding/home' : '/'}>
            {t('not_found.home')}
          </a>
          {!session && (
            <a className="button button-secondary" href="/onboarding/home">
              {t('nav.home')}
            </a>
          )}
        </p>
      </Notice>
    </Layout>
  );
}
