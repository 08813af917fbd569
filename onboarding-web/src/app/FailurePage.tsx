import { isApiError, isTemporary } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import { consolePage } from '../lib/console-page';
import { Layout } from './Layout';
import { NotFoundPage } from './lazy-away';

function InvestigatingPage() {
  const { t } = useI18n();
  return (
    <Layout>
      <Notice title={t(APP.investigating_title)}>
        <p>{t(APP.investigating_text)}</p>
      </Notice>
    </Layout>
  );
}

export function FailurePage({ error, retry }: { error: unknown; retry: () => void }) {
  const { t, locale } = useI18n();
  if (isApiError(error, 'workflow_investigating')) return <InvestigatingPage />;
  if (isApiError(error) && !isTemporary(error)) return <NotFoundPage />;
  return (
    <Layout>
      <Notice title={t(APP.crash_title)} kind="bad">
        <p>{t(isApiError(error, 'offline') ? APP.error_offline : APP.crash_text)}</p>
        <p className="actions">
          <Button onClick={retry}>{t(APP.error_retry)}</Button>
          <a className="button button-secondary" href={consolePage('/contact', locale)}>
            {t(WORDS.contactUs)}
          </a>
        </p>
      </Notice>
    </Layout>
  );
}
