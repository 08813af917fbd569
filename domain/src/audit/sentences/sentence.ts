import type { Words } from '../../language/locales';

/**
 * Declares a sentence whose subject is the actor. `{supplier}`, `{object}` and facts are slots; a part in brackets is
 * dropped if one of its slots is empty.
 */
export const did = (en: string, es: string, pt: string): Words => ({
  en: `{who} ${en}`,
  es: `{who} ${es}`,
  'pt-BR': `{who} ${pt}`,
});

/**
 * Declares a sentence without the actor as subject, because the actor is unknown (a sign-in) or did not cause the event
 * (a failure).
 */
export const happened = (en: string, es: string, pt: string): Words => ({ en, es, 'pt-BR': pt });
