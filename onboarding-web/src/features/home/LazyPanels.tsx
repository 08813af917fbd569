import { Component, type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { APP } from '../../i18n/app.texts';
import { lazyScreen } from '../../i18n/held-texts';
import { useI18n } from '../../i18n/I18nProvider';
import type { HomePanels } from './HomePanels';
import { HOME } from './home.texts';

const openPanels = () => lazyScreen(async () => (await import('./HomePanels')).HomePanels);

/** Kept for the next visit to the home, which then shows the panels at once. */
let opened = openPanels();

interface BoundaryProps {
  failure: ReactNode;
  children: ReactNode;
}

class PanelsBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

/** The panels, or a button that loads them anew, so that the list of onboardings above them stays in use. */
export function LazyPanels(props: ComponentProps<typeof HomePanels>) {
  const { t } = useI18n();
  const [{ Panels, turn }, setShown] = useState(() => ({ Panels: opened, turn: 0 }));
  const place = useRef<HTMLDivElement>(null);
  const reload = () => {
    // React keeps the failure of a lazy component for good, so that another one is needed.
    opened = openPanels();
    setShown({ Panels: opened, turn: turn + 1 });
    place.current?.focus();
  };
  const failure = (
    <section className="card">
      <p role="alert">{t(HOME.load_failed)}</p>
      <Button kind="secondary" onClick={reload}>
        {t(APP.error_retry)}
      </Button>
    </section>
  );
  return (
    <div ref={place} tabIndex={-1}>
      <PanelsBoundary key={turn} failure={failure}>
        <Suspense fallback={<div className="home-panels" />}>
          <Panels {...props} />
        </Suspense>
      </PanelsBoundary>
    </div>
  );
}
