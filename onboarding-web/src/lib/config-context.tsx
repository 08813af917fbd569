import { LOCALES } from '@homologa/domain/language/locales';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { call } from './api-client';

export interface PublicConfig extends Omit<ConfigResponse, 'uploads' | 'demo_loading'> {
  uploads: ConfigResponse['uploads'] | null;
}

const NO_LINKS = { privacy: '', terms: '' };

/** Configuration that the app uses until the server's configuration is loaded, or if it cannot be loaded. */
const UNKNOWN: PublicConfig = {
  brand: { name: 'Homologa', logo: null },
  languages: [...LOCALES],
  contact_numbers: [],
  chat_url: null,
  whatsapp_url: null,
  contact_hours: null,
  tutorial_video_url: null,
  contact_email: '',
  legal_links: { en: NO_LINKS, es: NO_LINKS, 'pt-BR': NO_LINKS },
  uploads: null,
  capabilities: { screening: false },
};

const ConfigContext = createContext<PublicConfig>(UNKNOWN);

export function ConfigProvider({ children }: { children: ReactNode }) {
  const [config, setConfig] = useState<PublicConfig>(UNKNOWN);
  useEffect(() => {
    call<ConfigResponse>('GET', '/config').then(setConfig, () => {});
  }, []);
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

export const useConfig = (): PublicConfig => use(ConfigContext);
