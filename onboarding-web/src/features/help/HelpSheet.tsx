import { contactHoursText } from '@homologa/domain/companies/contact-hours';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useI18n } from '../../i18n/I18nProvider';
import { useConfig } from '../../lib/config-context';
import { consolePage } from '../../lib/console-page';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { isOwnView } from '../../onboarding/supplier-view';
import { HELP } from './help.texts';
import { helpNumbersOf } from './help-numbers';

/** From this width on there is room for the sheet beside the form, which then stays usable. */
const BESIDE = '(min-width: 1240px)';

function subscribeBeside(listener: () => void): () => void {
  const media = window.matchMedia(BESIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
const isBesideNow = (): boolean => window.matchMedia(BESIDE).matches;

/** Country of the supplier on this page; null before the login and on pages without a supplier. */
function useSupplierCountry(): string | null {
  const supplier = use(OnboardingScope)?.supplier;
  return supplier && isOwnView(supplier) ? supplier.country : null;
}

function Outside({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {children} <span className="visually-hidden">{t(HELP.new_tab)}</span>
    </a>
  );
}

/** Ways to reach the provider, over the form on a phone and beside it where there is room. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t, locale } = useI18n();
  const config = useConfig();
  const isBeside = useSyncExternalStore(subscribeBeside, isBesideNow);
  const phone = helpNumbersOf(config.contact_numbers, useSupplierCountry(), navigator.languages);
  const { contact_hours: hours, whatsapp_url: whatsapp, chat_url: chat, contact_email: email } = config;
  const country = phone && isCountryId(phone.country) ? t(COUNTRY_NAMES[phone.country]) : null;
  return (
    // Opened again when a zoom or a turned phone changes the room: an open dialog cannot become modal.
    <Dialog
      key={isBeside ? 'beside' : 'over'}
      title={t(HELP.title)}
      className="help"
      isModal={!isBeside}
      onClose={onClose}
    >
      <p className="muted">{t(HELP.lead)}</p>
      <dl className="help-ways">
        {phone && (
          <div>
            <dt>{country ? t(HELP.phone, { country }) : t(HELP.phone_other)}</dt>
            {phone.numbers.map((number) => (
              <dd key={number}>
                <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
              </dd>
            ))}
            {phone.hasMore && (
              <dd>
                <Outside href={consolePage('/contact', locale)}>{t(HELP.more)}</Outside>
              </dd>
            )}
          </div>
        )}
        {hours && (
          <div>
            <dt>{t(HELP.hours)}</dt>
            <dd>{contactHoursText(hours, locale)}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t(HELP.email)}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <p className="actions">
        {whatsapp && (
          <Outside href={whatsapp} className="button button-primary">
            {t(HELP.whatsapp)}
          </Outside>
        )}
        {chat && (
          <Outside href={chat} className="button button-secondary">
            {t(HELP.chat)}
          </Outside>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t(HELP.close)}
        </Button>
      </p>
    </Dialog>
  );
}
