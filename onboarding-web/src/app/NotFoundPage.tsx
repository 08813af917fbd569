import { WORDS } from '@homologa/web/texts/words.texts';
import { Notice } from '../components/Notice';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import { useSession } from '../lib/session-store';
import { Layout } from './Layout';

export function NotFoundPage() {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Layout>
      <Notice title={t(APP.not_found_title)} kind="bad">
        <p>{t(APP.not_found_text)}</p>
        <p className="actions">
          <a className="button button-primary" href={session ? '/onboarding/home' : '/'}>
            {t(WORDS.goHome)}
          </a>
          {!session && (
            <a className="button button-secondary" href="/onboarding/home">
              {t(WORDS.yourOnboardings)}
            </a>
          )}
        </p>
      </Notice>
    </Layout>
  );
}
