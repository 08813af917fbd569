import type { LinkFace } from '@homologa/core/onboarding/link-face.queries';
import { logoPath } from '@homologa/domain/companies/logo';
import type { Locale, Words } from '@homologa/domain/language/locales';
import type { PrivacyNotice } from '@homologa/domain/privacy/privacy-notice';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { escapeHtml } from '../http/escape-html';
import type { LazyScreen } from './onboarding-chunks';
import { noscriptHtml } from './onboarding-noscript';
import { homeHtml, nameOf, openingHtml } from './onboarding-opening';

export interface ShellFacts {
  brand: { name: string; logoUrl: string | null };
  locale: Locale;
  /** Client and title that the link shows; null for the neutral shell, which reveals nothing about the link. */
  face: LinkFace | null;
  /** Lazy screen that the app will show; null if its first screen needs none. */
  screen: LazyScreen | null;
  /** Privacy notice of the account step; null at other steps. */
  notice: PrivacyNotice | null;
  /** The public configuration, as the app's call returns it. */
  config: ConfigResponse;
  /** URL of the product without a trailing slash. */
  publicUrl: string;
}

const SHELL = {
  loading: { en: 'Loading…', es: 'Cargando…', 'pt-BR': 'Carregando…' },
  contact: { en: 'Contact', es: 'Contacto', 'pt-BR': 'Contato' },
  assessment: { en: 'Supplier assessment', es: 'Evaluación de proveedores', 'pt-BR': 'Avaliação de fornecedores' },
  invited: {
    en: '{client} invites you to its supplier assessment.',
    es: '{client} le invita a su evaluación de proveedores.',
    'pt-BR': '{client} convida você para a avaliação de fornecedores.',
  },
  neutral: {
    en: 'Open the link to answer your client’s supplier assessment.',
    es: 'Abra el enlace para responder la evaluación de proveedores de su cliente.',
    'pt-BR': 'Abra o link para responder à avaliação de fornecedores do seu cliente.',
  },
} as const satisfies Record<string, Words>;

export const titleOf = ({ brand, face }: ShellFacts): string => (face ? `${nameOf(face)} · ${brand.name}` : brand.name);

/** Renders description and Open Graph tags, which messengers show in the preview of a forwarded link. */
export function previewTags({ brand, locale, face, publicUrl }: ShellFacts): string {
  const shown = face?.isPublic ? face : null;
  const description = shown ? SHELL.invited[locale].replace('{client}', () => shown.clientName) : SHELL.neutral[locale];
  const picture = shown?.logoFileId ? publicUrl + logoPath(shown.logoFileId) : brand.logoUrl;
  const tags: [kind: 'name' | 'property', name: string, content: string | null][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', brand.name],
    ['property', 'og:title', shown ? nameOf(shown) : `${SHELL.assessment[locale]} · ${brand.name}`],
    ['property', 'og:description', description],
    ['property', 'og:locale', locale.replace('-', '_')],
    ['property', 'og:image', picture],
  ];
  return tags
    .flatMap(([kind, name, content]) =>
      content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}" />`] : [],
    )
    .join('\n    ');
}

/**
 * Renders header and top of the first screen with the classes of the app's styles; the app's first screen replaces
 * them.
 */
export function shellHtml(facts: ShellFacts): string {
  const { brand, locale, face, screen, config } = facts;
  const logo = face?.logoFileId
    ? `<img class="client-logo" src="${escapeHtml(logoPath(face.logoFileId))}" alt="${escapeHtml(face.clientName)}" />`
    : '';
  // Space for the line of the signed-in account, which only the app knows: most visitors of the home are signed in.
  const account = screen === 'home' ? '<div class="shell-account"></div>' : '';
  return `<div id="shell" class="page"><header><div class="header-bar"><div class="header-inner">${brandHtml(brand)}${logo}<nav class="header-links"><a href="/contact?language=${locale}">${SHELL.contact[locale]}</a><span class="shell-language"></span></nav></div></div>${account}</header><main>${noscriptHtml(config, locale)}${topHtml(facts)}</main></div>`;
}

function topHtml({ face, locale, screen, notice }: ShellFacts): string {
  const loading = `<span class="visually-hidden">${SHELL.loading[locale]}</span>`;
  if (screen === 'home') return homeHtml(locale, loading);
  return face ? openingHtml({ face, locale, screen, notice, loading }) : loaderHtml(locale);
}

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8" class="brand-tile" /><path d="M9 8v16M23 8v16M9 16h14" class="brand-stroke" /><circle cx="23" cy="8" r="3.4" class="brand-dot" /></svg>';

function brandHtml({ name, logoUrl }: ShellFacts['brand']): string {
  const shown = escapeHtml(name);
  const mark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${shown}" height="32" />`
    : `${MARK}<span>${shown}</span>`;
  return `<span class="brand">${mark}</span>`;
}

const loaderHtml = (locale: Locale): string =>
  `<div class="loader" role="status"><span class="spinner spinner-large" aria-hidden="true"></span><span>${SHELL.loading[locale]}</span></div>`;
