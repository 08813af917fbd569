import { Notice } from '../components/Notice';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import { Layout } from './Layout';

export function ClosedPage({ clientName }: { clientName: string }) {
  const { t } = useI18n();
  return (
    <Layout clientName={clientName}>
      <Notice title={t(APP.closed_title)}>
        <p>
          <strong>{t(APP.closed_client, { client: clientName })}</strong>
        </p>
        <p>{t(APP.closed_text, { client: clientName })}</p>
      </Notice>
    </Layout>
  );
}
