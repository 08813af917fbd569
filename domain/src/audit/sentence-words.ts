import type { Words } from '../language/locales';
import type { AuditActorKind } from './audit-words';

export const SENTENCE_WORDS = {
  by: { en: 'by', es: 'por', 'pt-BR': 'por' },
  inWorkflow: { en: 'in', es: 'en', 'pt-BR': 'em' },
  operator: { en: 'operator {name} (CLI)', es: 'operador {name} (CLI)', 'pt-BR': 'operador {name} (CLI)' },
  namelessSupplier: {
    en: 'Supplier without a name',
    es: 'Proveedor sin nombre',
    'pt-BR': 'Fornecedor sem nome',
  },
  someSupplier: { en: 'a supplier', es: 'un proveedor', 'pt-BR': 'um fornecedor' },
  someListed: { en: 'an entry of a list', es: 'una entrada de una lista', 'pt-BR': 'uma entrada de uma lista' },
  something: { en: 'something', es: 'algo', 'pt-BR': 'algo' },
} as const satisfies Record<string, Words>;

/** Phrases for actors without a name. Each phrase must fit anywhere in a sentence. */
export const NAMELESS_PEOPLE: Readonly<Record<AuditActorKind, Words>> = {
  user: { en: 'a user', es: 'un usuario', 'pt-BR': 'um usuário' },
  staff: {
    en: "the provider's staff",
    es: 'el personal del proveedor del servicio',
    'pt-BR': 'a equipe do provedor',
  },
  link: { en: 'a supplier by its link', es: 'un proveedor por su enlace', 'pt-BR': 'um fornecedor pelo seu link' },
  operator: { en: 'an operator (CLI)', es: 'un operador (CLI)', 'pt-BR': 'um operador (CLI)' },
  system: { en: 'the platform', es: 'la plataforma', 'pt-BR': 'a plataforma' },
  anonymous: { en: 'a visitor', es: 'un visitante', 'pt-BR': 'um visitante' },
};

/** Phrases for objects without a name. Each phrase must fit anywhere in a sentence. */
export const NAMELESS_OBJECTS: Readonly<Record<string, Words>> = {
  company: { en: 'the company', es: 'la empresa', 'pt-BR': 'a empresa' },
  label: { en: 'a label', es: 'una etiqueta', 'pt-BR': 'uma etiqueta' },
  membership: { en: 'a user', es: 'un usuario', 'pt-BR': 'um usuário' },
  question: { en: 'a question', es: 'una pregunta', 'pt-BR': 'uma pergunta' },
  user: { en: 'a user', es: 'un usuario', 'pt-BR': 'um usuário' },
  watchlist: { en: 'a watchlist', es: 'una lista', 'pt-BR': 'uma lista' },
  workflow: { en: 'a workflow', es: 'un flujo de trabajo', 'pt-BR': 'um fluxo de trabalho' },
};
