import type { Words } from '../language/locales';
import { DESK_ACTION_WORDS } from './actions/desk';
import { ONBOARDING_ACTION_WORDS } from './actions/onboarding';
import { PEOPLE_ACTION_WORDS } from './actions/people';
import { SUPPLIER_ACTION_WORDS } from './actions/suppliers';

/** Closed list of audit actions, named `area.verb`. Never rename an action: existing rows keep its name. */
export const AUDIT_ACTION_WORDS = {
  ...PEOPLE_ACTION_WORDS,
  ...DESK_ACTION_WORDS,
  ...ONBOARDING_ACTION_WORDS,
  ...SUPPLIER_ACTION_WORDS,
};
export type AuditAction = keyof typeof AUDIT_ACTION_WORDS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_WORDS) as AuditAction[];

export const AUDIT_OBJECT_WORDS = {
  bir_request: { en: 'Report form', es: 'Formulario del informe', 'pt-BR': 'Formulário do relatório' },
  bulk_action: { en: 'Bulk action', es: 'Acción masiva', 'pt-BR': 'Ação em massa' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  database: { en: 'Database', es: 'Base de datos', 'pt-BR': 'Banco de dados' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  job: { en: 'Job', es: 'Tarea', 'pt-BR': 'Tarefa' },
  label: { en: 'Label', es: 'Etiqueta', 'pt-BR': 'Etiqueta' },
  membership: { en: 'Company user', es: 'Usuario de la empresa', 'pt-BR': 'Usuário da empresa' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  report_request: { en: 'Request at the desk', es: 'Solicitud en la mesa', 'pt-BR': 'Pedido na mesa' },
  screening: { en: 'Screening', es: 'Control', 'pt-BR': 'Verificação' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  template: { en: 'Questionnaire template', es: 'Plantilla de cuestionario', 'pt-BR': 'Modelo de questionário' },
  user: { en: 'Account', es: 'Cuenta', 'pt-BR': 'Conta' },
  watchlist: { en: 'Watchlist', es: 'Lista de control', 'pt-BR': 'Lista de controle' },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
} as const satisfies Record<string, Words>;
export type AuditObjectType = keyof typeof AUDIT_OBJECT_WORDS;
export const AUDIT_OBJECT_TYPES = Object.keys(AUDIT_OBJECT_WORDS) as AuditObjectType[];

export const AUDIT_ACTOR_WORDS = {
  user: { en: 'User', es: 'Usuario', 'pt-BR': 'Usuário' },
  staff: { en: 'Provider staff', es: 'Personal del proveedor del servicio', 'pt-BR': 'Equipe do provedor' },
  link: { en: 'Supplier by link', es: 'Proveedor por enlace', 'pt-BR': 'Fornecedor por link' },
  operator: { en: 'Operator (CLI)', es: 'Operador (CLI)', 'pt-BR': 'Operador (CLI)' },
  system: { en: 'Platform', es: 'Plataforma', 'pt-BR': 'Plataforma' },
  anonymous: { en: 'Visitor', es: 'Visitante', 'pt-BR': 'Visitante' },
} as const satisfies Record<string, Words>;
export type AuditActorKind = keyof typeof AUDIT_ACTOR_WORDS;
export const AUDIT_ACTOR_KINDS = Object.keys(AUDIT_ACTOR_WORDS) as AuditActorKind[];
