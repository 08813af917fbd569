import { z } from 'zod';
import { localeSchema } from './common.contract';

const legalLinks = z.object({ privacy: z.string(), terms: z.string() });

/** GET /config: the provider's brand, the enabled languages and the contact page (reference 12.10). */
export const configResponse = z.object({
  brand: z.object({ name: z.string(), logo: z.string().nullable() }),
  languages: z.array(localeSchema),
  contact_email: z.string(),
  /** In the order of the contact page; `country` is a country's id or `other`. */
  contact_numbers: z.array(z.object({ country: z.string(), numbers: z.array(z.string()) })),
  /** Where 'Chat now' leads, or null when there is no chat. */
  chat_url: z.string().nullable(),
  /** The tutorial that the introduction shows in Spanish, or null: a video file, or a page to embed. */
  tutorial_video_url: z.string().nullable(),
  legal_links: z.object({ en: legalLinks, es: legalLinks, 'pt-BR': legalLinks }),
  /** What may be uploaded, so that forms can say it before a file is chosen: extensions without the dot. */
  uploads: z.object({ max_mb: z.number(), extensions: z.array(z.string()) }),
  /** What this installation can do besides: a screening may be requested only where there is an engine for it. */
  capabilities: z.object({ screening: z.boolean() }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
