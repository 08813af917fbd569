import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale, Words } from '@homologa/domain/language/locales';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { escapeHtml } from '../http/escape-html';

const NOSCRIPT = {
  needed: {
    en: 'This page needs JavaScript.',
    es: 'Esta página necesita JavaScript.',
    'pt-BR': 'Esta página precisa de JavaScript.',
  },
  enable: {
    en: 'Turn it on in your browser’s settings and load the page again.',
    es: 'Actívelo en la configuración de su navegador y vuelva a cargar la página.',
    'pt-BR': 'Ative-o nas configurações do seu navegador e carregue a página de novo.',
  },
  contact: {
    en: 'Or contact {provider}, who will help you:',
    es: 'O contacte a {provider}, que le ayudará:',
    'pt-BR': 'Ou entre em contato com {provider} para receber ajuda:',
  },
} as const satisfies Record<string, Words>;

type Contacts = Pick<ConfigResponse, 'brand' | 'contact_email' | 'contact_numbers' | 'whatsapp_url'>;

/**
 * Renders what a browser without JavaScript shows in place of the app. The ways to reach the provider are listed here,
 * because the contact page is an app too.
 */
export function noscriptHtml(contacts: Contacts, locale: Locale): string {
  const ways = waysHtml(contacts, locale);
  const contact = NOSCRIPT.contact[locale].replace('{provider}', () => escapeHtml(contacts.brand.name));
  const needed = `<p><strong>${NOSCRIPT.needed[locale]}</strong> ${NOSCRIPT.enable[locale]}</p>`;
  return `<noscript><section class="card">${needed}${ways && `<p>${contact}</p><ul>${ways}</ul>`}</section></noscript>`;
}

function waysHtml({ contact_email: email, contact_numbers: phones, whatsapp_url: whatsapp }: Contacts, locale: Locale) {
  const ways = [
    email && linkHtml(`mailto:${email}`, email),
    ...phones.flatMap(({ country, numbers }) => {
      const name = isCountryId(country) ? `${COUNTRY_NAMES[country][locale]}: ` : '';
      return numbers.map((number) => name + linkHtml(`tel:${number.replace(/[^+\d]/g, '')}`, number));
    }),
    whatsapp && linkHtml(whatsapp, 'WhatsApp'),
  ];
  return ways.flatMap((way) => (way ? [`<li>${way}</li>`] : [])).join('');
}

const linkHtml = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
