import { REPORT_TYPE_WORDS } from '../catalog/report-type-words';
import { WORKFLOW_PAYMENT_WORDS, WORKFLOW_PRODUCT_WORDS, WORKFLOW_TYPE_WORDS } from '../catalog/workflow-words';
import { COMPANY_ROLE_WORDS } from '../companies/company-user-words';
import { COUNTRY_NAMES } from '../countries/country-names';
import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { CHANGED_WORDS } from './fact-words';

type Value = string | number | boolean | null | readonly string[];
type Values = Readonly<Record<string, Value | undefined>>;
type Say = (words: Words) => string;

const SEPARATOR = '|';
const text = (value: Value): string =>
  (typeof value === 'object' ? (value ?? []).join(',') : String(value)).replaceAll(SEPARATOR, '/');

/**
 * Lists what differs between two states of settings for the fact `changes`: `field|before|after`. Only for settings and
 * names of companies: the trail never stores contents or data of persons.
 */
export const listChanges = (before: Values, after: Values): string[] =>
  Object.entries(after).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const [from, to] = [text(before[field] ?? null), text(value)];
    return from === to ? [] : [[field, from, to].join(SEPARATOR)];
  });

const NOTHING: Words = { en: 'none', es: 'ninguno', 'pt-BR': 'nenhum' };
const YES: Words = { en: 'yes', es: 'sí', 'pt-BR': 'sim' };
const NO: Words = { en: 'no', es: 'no', 'pt-BR': 'não' };
const PARTS: Readonly<Record<string, Words>> = {
  total: { en: 'quota', es: 'cuota', 'pt-BR': 'cota' },
  enabled: { en: 'enabled', es: 'habilitado', 'pt-BR': 'habilitado' },
  visible: { en: 'visible', es: 'visible', 'pt-BR': 'visível' },
};
const FIELDS: Readonly<Record<string, Words>> = {
  ...CHANGED_WORDS,
  role: { en: 'Role', es: 'Rol', 'pt-BR': 'Papel' },
  active: { en: 'Active', es: 'Activo', 'pt-BR': 'Ativo' },
  report_types: { en: 'Report types', es: 'Tipos de informe', 'pt-BR': 'Tipos de relatório' },
  retention_days: { en: 'Days kept', es: 'Días de conservación', 'pt-BR': 'Dias mantidos' },
  refresh_hours: { en: 'Hours between fetches', es: 'Horas entre descargas', 'pt-BR': 'Horas entre buscas' },
  stale_after_hours: { en: 'Stale after hours', es: 'Desactualizada tras horas', 'pt-BR': 'Desatualizada após horas' },
  max_edition_days: {
    en: 'Oldest edition in days',
    es: 'Edición más antigua en días',
    'pt-BR': 'Edição mais antiga em dias',
  },
};
const CODES: Readonly<Record<string, Words>> = {
  ...REPORT_TYPE_WORDS,
  ...WORKFLOW_TYPE_WORDS,
  ...WORKFLOW_PRODUCT_WORDS,
  ...WORKFLOW_PAYMENT_WORDS,
  ...COMPANY_ROLE_WORDS,
  true: YES,
  false: NO,
};

function fieldText(field: string, say: Say): string | null {
  const [product = '', part = ''] = field.split('.');
  const words = lookUp(FIELDS, field);
  if (words) return say(words);
  const [ofProduct, ofPart] = [lookUp(REPORT_TYPE_WORDS, product), lookUp(PARTS, part)];
  return ofProduct && ofPart ? `${say(ofProduct)}, ${say(ofPart)}` : null;
}

function valueText(field: string, value: string, say: Say): string {
  if (value === '') return say(NOTHING);
  if (field === 'country') return say(lookUp(COUNTRY_NAMES, value) ?? NOTHING);
  const words = lookUp(CODES, value);
  if (words) return say(words);
  const parts = value.split(',');
  return parts.length > 1 && parts.every((part) => lookUp(CODES, part))
    ? parts.map((part) => valueText(field, part, say)).join(', ')
    : value;
}

/** Formats one line of the fact `changes`; null if the field has no words. */
export function changeLineText(line: string, say: Say): string | null {
  const [field = '', from = '', to = ''] = line.split(SEPARATOR);
  const label = fieldText(field, say);
  return label && `${label}: ${valueText(field, from, say)} → ${valueText(field, to, say)}`;
}
