import type { CoreConfig } from '@homologa/core/core-config';
import { ALLOWED_TYPES, TEXT_TYPES } from '@homologa/core/files/file-types';
import type { DemoLoading } from '@homologa/core/maintenance/demo-loading';
import type { Locale } from '@homologa/domain/language/locales';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';

const BYTES_PER_MB = 1024 * 1024;

const CONTACT_COUNTRIES = [
  'argentina',
  'bolivia',
  'brazil',
  'chile',
  'ecuador',
  'mexico',
  'paraguay',
  'peru',
  'uruguay',
  'other',
] as const;

export function presentConfig(
  { brand, uploadMaxBytes, tutorialVideoUrl }: Pick<CoreConfig, 'brand' | 'uploadMaxBytes' | 'tutorialVideoUrl'>,
  languages: readonly Locale[],
  capabilities: ConfigResponse['capabilities'],
  demo: DemoLoading | null,
): ConfigResponse {
  const linksIn = (locale: Locale) => ({
    privacy: localized(brand.privacyUrl, locale),
    terms: localized(brand.termsUrl, locale),
  });
  return {
    brand: { name: brand.name, logo: brand.logoUrl },
    languages: [...languages],
    contact_email: brand.contactEmail,
    contact_numbers: CONTACT_COUNTRIES.map((country) => ({
      country,
      numbers: (brand.contactPhones[country] ?? '')
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    })),
    chat_url: brand.chatUrl,
    whatsapp_url: brand.whatsapp && `https://wa.me/${brand.whatsapp}`,
    contact_hours: brand.contactHours,
    tutorial_video_url: tutorialVideoUrl,
    legal_links: { en: linksIn('en'), es: linksIn('es'), 'pt-BR': linksIn('pt-BR') },
    uploads: {
      max_mb: uploadMaxBytes / BYTES_PER_MB,
      extensions: [...new Set([...Object.values(ALLOWED_TYPES).flat(), ...Object.keys(TEXT_TYPES)])],
    },
    capabilities: { screening: capabilities.screening },
    demo_loading: demo && { percent: demo.percent, is_stopped: demo.isStopped },
  };
}

const localized = (url: string | null, locale: Locale): string => (url ?? '').replaceAll('{locale}', locale);
