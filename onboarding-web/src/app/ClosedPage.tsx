import { Layout } from '../components/Layout';
import { Notice } from '../components/Notice';
import { useI18n } from '../i18n/I18nProvider';

/** A closed workflow: the client is named (supplier-onboarding.md section 2). */
export function ClosedPage({ clientName }: { clientName: string }) {
  const { t } = useI18n();
  return (
    <Layout clientName={clientName}>
      <Notice title={t('closed.title')}>
        <p>
          <strong>{t('closed.client', { client: clientName })}</strong>
        </p>
        <p>{t('closed.text', { client: clientName })}</p>
      </Notice>
    </Layout>
  );
}
