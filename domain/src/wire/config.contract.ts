import { z } from 'zod';
import { localeSchema } from './common.contract';

const legalLinks = z.object({ privacy: z.string(), terms: z.string() });

export const configResponse = z.object({
  brand: z.object({ name: z.string(), logo: z.string().nullable() }),
  languages: z.array(localeSchema),
  contact_email: z.string(),
  /** Phone numbers of the provider's contact, in display order; `country` is a country id or `other`. */
  contact_numbers: z.array(z.object({ country: z.string(), numbers: z.array(z.string()) })),
  chat_url: z.string().nullable(),
  /** `wa.me` link of the provider's WhatsApp number. */
  whatsapp_url: z.string().nullable(),
  contact_hours: z
    .object({
      /** Days from 0 (Monday) to 6; times in `time_zone`. */
      from_day: z.number().int().min(0).max(6),
      to_day: z.number().int().min(0).max(6),
      opens: z.string(),
      closes: z.string(),
      time_zone: z.string(),
    })
    .nullable(),
  /** Tutorial video on the introduction page, shown only in Spanish: the URL of a video file or of a page to embed. */
  tutorial_video_url: z.string().nullable(),
  legal_links: z.object({ en: legalLinks, es: legalLinks, 'pt-BR': legalLinks }),
  /** Upload limits, which forms show before a file is chosen; extensions have no dot. */
  uploads: z.object({ max_mb: z.number(), extensions: z.array(z.string()) }),
  /** Optional features of this installation; `screening` requires a screening engine. */
  capabilities: z.object({ screening: z.boolean() }),
  /** How much of the demo is loaded; null unless a trial installation is loading its demo, or has failed to. */
  demo_loading: z.object({ percent: z.number().int().min(0).max(100), is_stopped: z.boolean() }).nullable(),
});
export type ConfigResponse = z.infer<typeof configResponse>;
