import type { Words } from '../language/locales';
import type { HitReasonCode } from './hit-reasons';
import type { EntryNameKind, EntryStatus, EntryTopic } from './list-entry';
import type { Risk } from './risks';
import type { DecisionScope, HitBand, HitDecision, HitKind, ScreenedGroup, ScreeningOption } from './screening-rules';
import type { NewHitsFilter, ScreeningReview, ScreenStatusFilter } from './screening-status';

export const SCREEN_STATUS_WORDS: Readonly<Record<ScreenStatusFilter, Words>> = {
  in_progress: { en: 'In progress', es: 'En curso', 'pt-BR': 'Em andamento' },
  match: { en: 'Match', es: 'Con coincidencias', 'pt-BR': 'Com correspondências' },
  match_undecided: {
    en: 'Match, undecided',
    es: 'Con coincidencias, sin decidir',
    'pt-BR': 'Com correspondências, sem decisão',
  },
  match_proposed: {
    en: 'Match, to be confirmed',
    es: 'Con coincidencias, por confirmar',
    'pt-BR': 'Com correspondências, a confirmar',
  },
  match_settled: {
    en: 'Match, settled',
    es: 'Con coincidencias, resueltas',
    'pt-BR': 'Com correspondências, resolvidas',
  },
  no_match: { en: 'No match', es: 'Sin coincidencias', 'pt-BR': 'Sem correspondências' },
  failed: { en: 'Failed', es: 'Falló', 'pt-BR': 'Falhou' },
  none: { en: 'Not screened', es: 'Sin control', 'pt-BR': 'Sem verificação' },
};

export const NEW_HITS_WORDS: Readonly<Record<NewHitsFilter, Words>> = {
  yes: { en: 'New hits', es: 'Con coincidencias nuevas', 'pt-BR': 'Com correspondências novas' },
  no: { en: 'No new hits', es: 'Sin coincidencias nuevas', 'pt-BR': 'Sem correspondências novas' },
};

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

export const HIT_KIND_WORDS: Readonly<Record<HitKind, Words>> = {
  sanction_lists: SCREENING_OPTION_WORDS.sanctions,
  adverse_media: SCREENING_OPTION_WORDS.adverse_media,
  peps: SCREENING_OPTION_WORDS.pep,
};

export const ENTRY_TOPIC_WORDS: Readonly<Record<EntryTopic, Words>> = {
  sanction: { en: 'Sanctions', es: 'Sanciones', 'pt-BR': 'Sanções' },
  debarment: { en: 'Debarment', es: 'Inhabilitación para contratar', 'pt-BR': 'Impedimento de contratar' },
  tax: { en: 'Tax', es: 'Impuestos', 'pt-BR': 'Impostos' },
  pep: SCREENING_OPTION_WORDS.pep,
  wanted: { en: 'Wanted', es: 'Búsqueda y captura', 'pt-BR': 'Procurados' },
  media: SCREENING_OPTION_WORDS.adverse_media,
};

export const HIT_BAND_WORDS: Readonly<Record<HitBand, Words>> = {
  strong: { en: 'Strong', es: 'Fuerte', 'pt-BR': 'Forte' },
  probable: { en: 'Probable', es: 'Probable', 'pt-BR': 'Provável' },
  possible: { en: 'Possible', es: 'Posible', 'pt-BR': 'Possível' },
};

export const HIT_DECISION_WORDS: Readonly<Record<HitDecision, Words>> = {
  true_match: { en: 'True match', es: 'Coincidencia real', 'pt-BR': 'Correspondência real' },
  false_positive: { en: 'False positive', es: 'Falso positivo', 'pt-BR': 'Falso positivo' },
  open: { en: 'Open', es: 'Abierta', 'pt-BR': 'Em aberto' },
};

export const REVIEW_WORDS = {
  review: { en: 'Review of hits', es: 'Revisión de coincidencias', 'pt-BR': 'Revisão de correspondências' },
  monitoring: { en: 'Monitoring', es: 'Control continuo', 'pt-BR': 'Verificação contínua' },
} as const satisfies Record<string, Words>;

export const PROPOSED_DECISION_WORDS: Readonly<Record<HitDecision, Words>> = {
  true_match: {
    en: 'True match, proposed',
    es: 'Coincidencia real, propuesta',
    'pt-BR': 'Correspondência real, proposta',
  },
  false_positive: {
    en: 'False positive, proposed',
    es: 'Falso positivo, propuesto',
    'pt-BR': 'Falso positivo, proposto',
  },
  open: { en: 'Open', es: 'Abierta', 'pt-BR': 'Em aberto' },
};

export const SCREENING_REVIEW_WORDS: Readonly<Record<ScreeningReview, Words>> = {
  undecided: { en: 'Undecided', es: 'Sin decidir', 'pt-BR': 'Sem decisão' },
  proposed: { en: 'To be confirmed', es: 'Por confirmar', 'pt-BR': 'A confirmar' },
  confirmed: { en: 'Confirmed', es: 'Confirmada', 'pt-BR': 'Confirmada' },
  not_comparable: { en: 'Not comparable', es: 'No comparable', 'pt-BR': 'Não comparável' },
};

export const ENTRY_NAME_KIND_WORDS: Readonly<Record<EntryNameKind, Words>> = {
  primary: { en: 'Primary name', es: 'Nombre principal', 'pt-BR': 'Nome principal' },
  alias: { en: 'Alias', es: 'Alias', 'pt-BR': 'Nome alternativo' },
  weak: { en: 'Weak alias', es: 'Alias débil', 'pt-BR': 'Nome alternativo fraco' },
  former: { en: 'Former name', es: 'Nombre anterior', 'pt-BR': 'Nome anterior' },
  original_script: { en: 'Original script', es: 'Escritura original', 'pt-BR': 'Escrita original' },
};

export const ENTRY_STATUS_WORDS: Readonly<Record<EntryStatus, Words>> = {
  presumed: { en: 'Presumed (69-B)', es: 'Presunto (69-B)', 'pt-BR': 'Presumido (69-B)' },
  definitive: { en: 'Definitive (69-B)', es: 'Definitivo (69-B)', 'pt-BR': 'Definitivo (69-B)' },
  cleared: { en: 'Cleared by the list', es: 'Desvirtuado por la lista', 'pt-BR': 'Afastado pela lista' },
};

export const DECISION_SCOPE_WORDS: Readonly<Record<DecisionScope, Words>> = {
  supplier: { en: 'This supplier', es: 'Este proveedor', 'pt-BR': 'Este fornecedor' },
  company: {
    en: 'All our suppliers',
    es: 'Todos nuestros proveedores',
    'pt-BR': 'Todos os nossos fornecedores',
  },
};

export const SCREENED_GROUP_WORDS: Readonly<Record<ScreenedGroup, Words>> = {
  company_screenings: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  shareholders_screenings: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  beneficial_owners: { en: 'Beneficial owners', es: 'Beneficiarios finales', 'pt-BR': 'Beneficiários finais' },
  managers_screenings: {
    en: 'Managers and representatives',
    es: 'Administradores y representantes',
    'pt-BR': 'Administradores e representantes',
  },
  subsidiaries: { en: 'Subsidiaries', es: 'Subsidiarias', 'pt-BR': 'Subsidiárias' },
  branches: { en: 'Branches', es: 'Sucursales', 'pt-BR': 'Filiais' },
};

/** Heading for the screened person in a compliance check of a person. */
export const CHECKED_PERSON_WORDS = {
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' },
} satisfies Record<string, Words>;

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

export const HIT_REASON_WORDS: Readonly<Record<HitReasonCode, Words>> = {
  same_details: {
    en: 'Same name, country and identifier',
    es: 'Mismo nombre, país e identificador',
    'pt-BR': 'Mesmo nome, país e identificador',
  },
  confirmed_by_supplier: {
    en: 'Confirmed by the supplier',
    es: 'Confirmado por el proveedor',
    'pt-BR': 'Confirmado pelo fornecedor',
  },
  other_birth_date: {
    en: 'Another date of birth',
    es: 'Otra fecha de nacimiento',
    'pt-BR': 'Outra data de nascimento',
  },
  other_country: { en: 'Another country', es: 'Otro país', 'pt-BR': 'Outro país' },
  other_identifier: { en: 'Another identifier', es: 'Otro identificador', 'pt-BR': 'Outro identificador' },
  name_only: { en: 'Only the name is alike', es: 'Solo se parece el nombre', 'pt-BR': 'Só o nome é parecido' },
  look_again: { en: 'To be looked at again', es: 'Debe revisarse de nuevo', 'pt-BR': 'Deve ser revisto' },
};
