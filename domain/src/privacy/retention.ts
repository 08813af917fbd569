import type { Words } from '../language/locales';

/** What a company may let go of after a time of its choice. Without a rule everything is kept. */
export const RETENTION_KINDS = ['suppliers', 'files', 'reports', 'audit'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Days for which each kind is kept at least, unless the provider sets others for the law of its countries. */
export const RETENTION_MINIMUMS: Readonly<Record<RetentionKind, number>> = {
  suppliers: 365,
  files: 90,
  reports: 365,
  audit: 1825,
};

export const RETENTION_MAX_DAYS = 36_500;

/** Days between a new or shorter rule, of which all admins are told by mail, and its first deletion. */
const RETENTION_NOTICE_DAYS = 14;

export const RETENTION_KIND_WORDS = {
  suppliers: {
    en: "Suppliers' personal data, answers and uploaded files",
    es: 'Datos personales, respuestas y archivos de los proveedores',
    'pt-BR': 'Dados pessoais, respostas e arquivos dos fornecedores',
  },
  files: {
    en: 'My Files about suppliers',
    es: 'Mis archivos sobre proveedores',
    'pt-BR': 'Meus arquivos sobre fornecedores',
  },
  reports: { en: 'Documents of reports', es: 'Documentos de los informes', 'pt-BR': 'Documentos dos relatórios' },
  audit: { en: 'Audit trail', es: 'Registro de auditoría', 'pt-BR': 'Trilha de auditoria' },
} as const satisfies Record<RetentionKind, Words>;

export const isRetentionKind = (text: string): text is RetentionKind =>
  (RETENTION_KINDS as readonly string[]).includes(text);

/** True if the days may be a rule: null keeps everything. */
export const isRetentionAllowed = (days: number | null, minimum: number): boolean =>
  days === null || (Number.isInteger(days) && days >= minimum && days <= RETENTION_MAX_DAYS);

/** Days that a rule keeps: a minimum that the provider has raised since holds for rules that exist, too. */
export const retentionDays = (days: number, minimum: number): number => Math.max(days, minimum);

const DAY_MS = 86_400_000;

/** Time before which something must have ended to be let go. */
export const retentionCutoff = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * A rule that lets go earlier than before starts after the notice; a longer one keeps the start of the one before. That
 * holds also for a rule that nobody changed, and that shortens because the provider has lowered its minimum.
 */
export function retentionStart(
  now: Date,
  days: number,
  before: { days: number; startsAt: Date } | null,
): { startsAt: Date; isNoticeDue: boolean } {
  if (before && days >= before.days) return { startsAt: before.startsAt, isNoticeDue: false };
  return { startsAt: new Date(now.getTime() + RETENTION_NOTICE_DAYS * DAY_MS), isNoticeDue: true };
}
