import { Notice } from '../components/Notice';
import { useI18n } from '../i18n/I18nProvider';
import { AWAY } from './away.texts';
import { Layout } from './Layout';

export function ClosedPage({ clientName }: { clientName: string }) {
  const { t } = useI18n();
  return (
    <Layout clientName={clientName}>
      <Notice title={t(AWAY.closed_title)}>
        <p>
          <strong>{t(AWAY.closed_client, { client: clientName })}</strong>
        </p>
        <p>{t(AWAY.closed_text, { client: clientName })}</p>
      </Notice>
    </Layout>
  );
}
