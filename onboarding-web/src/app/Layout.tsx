import { WORDS } from '@homologa/web/texts/words.texts';
import { type MouseEvent, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import { useConfig } from '../lib/config-context';
import { consolePage } from '../lib/console-page';
import { removeShell } from '../lib/served-page';
import { useSession, useSessionOver } from '../lib/session-store';
import { leave } from '../onboarding/log-out';
import { OnboardingScope } from '../onboarding/onboarding-context';
import { isOwnView } from '../onboarding/supplier-view';
import { LanguageSelector } from './LanguageSelector';
import { HelpSheet } from './lazy-steps';

interface LayoutProps {
  clientName?: string;
  clientLogo?: string | null;
  isPreview?: boolean;
  children: ReactNode;
}

function Brand() {
  const { brand } = useConfig();
  return (
    <span className="brand">
      {brand.logo ? (
        <img src={brand.logo} alt={brand.name} height={32} />
      ) : (
        <>
          <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
            <rect width="32" height="32" rx="8" className="brand-tile" />
            <path d="M9 8v16M23 8v16M9 16h14" className="brand-stroke" />
            <circle cx="23" cy="8" r="3.4" className="brand-dot" />
          </svg>
          <span>{brand.name}</span>
        </>
      )}
    </span>
  );
}

function Account() {
  const { t } = useI18n();
  const session = useSession();
  const over = useSessionOver();
  const supplier = use(OnboardingScope)?.supplier;
  // An own page stays as it is while its session is renewed; pages that ask for a login name nobody.
  const shown = session ?? (supplier && isOwnView(supplier) ? over : null);
  if (!shown) return null;
  return (
    <div className="signed-in">
      <span className="signed-in-as">
        <span className="visually-hidden">{t(APP.nav_signed_in)} </span>
        {shown.email}
      </span>
      <Link className="link" href="/home">
        {t(WORDS.yourOnboardings)}
      </Link>
      <button type="button" className="link" onClick={leave}>
        {t(WORDS.logOut)}
      </button>
    </div>
  );
}

/** Renders the header, content and footer of every screen. Help and language have the same position on all screens. */
export function Layout({ clientName, clientLogo, isPreview = false, children }: LayoutProps) {
  const { t, locale } = useI18n();
  const { brand, legal_links: legalLinks } = useConfig();
  const { privacy, terms } = legalLinks[locale];
  // Runs before the first paint, so that the static page from the server and the app are never visible together.
  useLayoutEffect(removeShell, []);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    HelpSheet.preload().then(
      () => setHelpOpen(true),
      () => window.location.assign(href),
    );
  };
  return (
    <div className="page">
      <a className="skip" href="#content">
        {t(APP.nav_skip)}
      </a>
      <header>
        <div className="header-bar">
          <div className="header-inner">
            <Brand />
            {clientLogo && <img className="client-logo" src={clientLogo} alt={clientName} />}
            <nav className="header-links">
              <a href={consolePage('/contact', locale)} aria-haspopup="dialog" onClick={openHelp}>
                {t(APP.nav_contact)}
              </a>
              <LanguageSelector />
            </nav>
          </div>
        </div>
        {isPreview ? <p className="preview-note">{t(APP.preview_note)}</p> : <Account />}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <div className="footer-inner">
          <span>{clientName ? t(APP.footer_secure, { client: clientName, provider: brand.name }) : brand.name}</span>
          <span className="footer-links">
            {privacy && <a href={privacy}>{t(APP.footer_privacy)}</a>}
            {terms && <a href={terms}>{t(APP.footer_terms)}</a>}
          </span>
        </div>
      </footer>
      <Suspense>{isHelpOpen && <HelpSheet onClose={() => setHelpOpen(false)} />}</Suspense>
    </div>
  );
}
