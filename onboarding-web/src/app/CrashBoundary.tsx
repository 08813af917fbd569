import { WORDS } from '@homologa/web/texts/words.texts';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import { consolePage } from '../lib/console-page';
import { Layout } from './Layout';

function CrashScreen() {
  const { t, locale } = useI18n();
  return (
    <Layout>
      <Notice title={t(APP.crash_title)} kind="bad">
        <p>{t(APP.crash_text)}</p>
        <p className="actions">
          <Button onClick={() => window.location.reload()}>{t(APP.crash_reload)}</Button>
          <a className="button button-secondary" href={consolePage('/contact', locale)}>
            {t(WORDS.contactUs)}
          </a>
        </p>
      </Notice>
    </Layout>
  );
}

export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}
