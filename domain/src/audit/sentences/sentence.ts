import type { Words } from '../../language/locales';

/**
 * A sentence of the audit trail whose subject is the actor. `{supplier}`, `{object}` and facts are slots; a part in
 * brackets is dropped if one of its slots is empty.
 */
export const did = (en: string, es: string, pt: string): Words => ({
  en: `{who} ${en}`,
  es: `{who} ${es}`,
  'pt-BR': `{who} ${pt}`,
});

/** A sentence with another subject: the actor is unknown (a sign-in) or did not cause it (a failure). */
export const happened = (en: string, es: string, pt: string): Words => ({ en, es, 'pt-BR': pt });
