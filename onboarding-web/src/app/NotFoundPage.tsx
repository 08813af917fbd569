import { CONSOLE_SESSION_KEY } from '@homologa/web/state/console-session';
import { storage } from '@homologa/web/state/storage';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Notice } from '../components/Notice';
import { useI18n } from '../i18n/I18nProvider';
import { consolePage } from '../lib/console-page';
import { useSession } from '../lib/session-store';
import { AWAY } from './away.texts';
import { Layout } from './Layout';

/** Leads a supplier to its home, signed in or not; people of clients, who preview workflows, to the console. */
export function NotFoundPage() {
  const { t, locale } = useI18n();
  const isClient = useSession() === null && storage.getItem(CONSOLE_SESSION_KEY) !== null;
  return (
    <Layout>
      <Notice title={t(AWAY.not_found_title)} kind="bad">
        <p>{t(AWAY.not_found_text)}</p>
        <p className="actions">
          <a className="button button-primary" href={isClient ? '/' : '/onboarding/home'}>
            {t(WORDS.goHome)}
          </a>
          <a className="button button-secondary" href={consolePage('/contact', locale)}>
            {t(WORDS.contactUs)}
          </a>
        </p>
      </Notice>
    </Layout>
  );
}
