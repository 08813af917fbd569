import type { Words } from '../language/locales';
import type { EntryTopic } from './list-entry';
import type { Risk } from './risks';
import type { DecisionScope, HitBand, HitDecision, HitKind, ScreenedGroup, ScreeningOption } from './screening-rules';
import type { NewHitsFilter, ScreenStatusFilter } from './screening-status';

/** States of the newest screening, and not screened: card, column, filter. */
export const SCREEN_STATUS_WORDS: Readonly<Record<ScreenStatusFilter, Words>> = {
  in_progress: { en: 'In progress', es: 'En curso', 'pt-BR': 'Em andamento' },
  match: { en: 'Match', es: 'Con coincidencias', 'pt-BR': 'Com correspondências' },
  no_match: { en: 'No match', es: 'Sin coincidencias', 'pt-BR': 'Sem correspondências' },
  failed: { en: 'Failed', es: 'Falló', 'pt-BR': 'Falhou' },
  none: { en: 'Not screened', es: 'Sin control', 'pt-BR': 'Sem verificação' },
};

/** Whether monitoring has found something that nobody has settled: filter and card. */
export const NEW_HITS_WORDS: Readonly<Record<NewHitsFilter, Words>> = {
  yes: { en: 'New hits', es: 'Con hallazgos nuevos', 'pt-BR': 'Com resultados novos' },
  no: { en: 'No new hits', es: 'Sin hallazgos nuevos', 'pt-BR': 'Sem resultados novos' },
};

/** What may be looked for. */
export const SCREENING_OPTION_WORDS: Readonly<Record<ScreeningOption, Words>> = {
  sanctions: { en: 'Sanction lists', es: 'Listas de sanciones', 'pt-BR': 'Listas de sanções' },
  adverse_media: { en: 'Adverse media', es: 'Medios adversos', 'pt-BR': 'Mídia adversa' },
  pep: {
    en: 'Politically exposed persons',
    es: 'Personas expuestas políticamente',
    'pt-BR': 'Pessoas politicamente expostas',
  },
  ownership: {
    en: 'Ownership and family tree',
    es: 'Propiedad y grupo empresarial',
    'pt-BR': 'Propriedade e grupo empresarial',
  },
};

/** Where a hit was found. */
export const HIT_KIND_WORDS: Readonly<Record<HitKind, Words>> = {
  sanction_lists: SCREENING_OPTION_WORDS.sanctions,
  adverse_media: SCREENING_OPTION_WORDS.adverse_media,
  peps: SCREENING_OPTION_WORDS.pep,
};

/** Why somebody is on a list. */
export const ENTRY_TOPIC_WORDS: Readonly<Record<EntryTopic, Words>> = {
  sanction: { en: 'Sanctions', es: 'Sanciones', 'pt-BR': 'Sanções' },
  debarment: { en: 'Debarment', es: 'Inhabilitación para contratar', 'pt-BR': 'Impedimento de contratar' },
  tax: { en: 'Tax', es: 'Impuestos', 'pt-BR': 'Impostos' },
  pep: SCREENING_OPTION_WORDS.pep,
  wanted: { en: 'Wanted', es: 'Búsqueda y captura', 'pt-BR': 'Procurados' },
  media: SCREENING_OPTION_WORDS.adverse_media,
};

/** How sure a hit is. */
export const HIT_BAND_WORDS: Readonly<Record<HitBand, Words>> = {
  strong: { en: 'Strong', es: 'Fuerte', 'pt-BR': 'Forte' },
  probable: { en: 'Probable', es: 'Probable', 'pt-BR': 'Provável' },
  possible: { en: 'Possible', es: 'Posible', 'pt-BR': 'Possível' },
};

/** What a reviewer decided about a hit. */
export const HIT_DECISION_WORDS: Readonly<Record<HitDecision, Words>> = {
  true_match: { en: 'True match', es: 'Coincidencia real', 'pt-BR': 'Correspondência real' },
  false_positive: { en: 'False positive', es: 'Falso positivo', 'pt-BR': 'Falso positivo' },
  open: { en: 'Open', es: 'Abierto', 'pt-BR': 'Em aberto' },
};

export const REVIEW_WORDS = {
  monitoring: { en: 'Monitoring', es: 'Monitoreo', 'pt-BR': 'Monitoramento' },
  /** A true match that a second person has not confirmed yet. */
  proposed: {
    en: 'True match, proposed',
    es: 'Coincidencia real, propuesta',
    'pt-BR': 'Correspondência real, proposta',
  },
} as const satisfies Record<string, Words>;

/** For whom a decision holds. */
export const DECISION_SCOPE_WORDS: Readonly<Record<DecisionScope, Words>> = {
  supplier: { en: 'This supplier', es: 'Este proveedor', 'pt-BR': 'Este fornecedor' },
  company: {
    en: 'All our suppliers',
    es: 'Todos nuestros proveedores',
    'pt-BR': 'Todos os nossos fornecedores',
  },
};

/** Parties of a screening. */
export const SCREENED_GROUP_WORDS: Readonly<Record<ScreenedGroup, Words>> = {
  company_screenings: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  shareholders_screenings: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  beneficial_owners: { en: 'Beneficial owners', es: 'Beneficiarios finales', 'pt-BR': 'Beneficiários finais' },
  subsidiaries: { en: 'Subsidiaries', es: 'Subsidiarias', 'pt-BR': 'Subsidiárias' },
  branches: { en: 'Branches', es: 'Sucursales', 'pt-BR': 'Filiais' },
};

/** What an article names. */
export const RISK_WORDS: Readonly<Record<Risk, Words>> = {
  crime: { en: 'Crime', es: 'Delito', 'pt-BR': 'Crime' },
  fraud: { en: 'Fraud', es: 'Fraude', 'pt-BR': 'Fraude' },
  corruption: { en: 'Corruption', es: 'Corrupción', 'pt-BR': 'Corrupção' },
  money_laundering: { en: 'Money laundering', es: 'Lavado de dinero', 'pt-BR': 'Lavagem de dinheiro' },
  sanctions: { en: 'Sanctions', es: 'Sanciones', 'pt-BR': 'Sanções' },
  tax: { en: 'Tax offences', es: 'Delitos fiscales', 'pt-BR': 'Crimes fiscais' },
  environment: { en: 'Environment', es: 'Medio ambiente', 'pt-BR': 'Meio ambiente' },
  labour: { en: 'Labour', es: 'Trabajo', 'pt-BR': 'Trabalho' },
};
