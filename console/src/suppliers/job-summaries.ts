import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { Text } from '@homologa/web/texts/text';
import { bulkSummary } from './bulk/bulk-summary';

const DONE = {
  imported: {
    en: '{count} supplier was added || {count} suppliers were added',
    es: 'Se agregó {count} proveedor || Se agregaron {count} proveedores',
    'pt-BR': '{count} fornecedor foi adicionado || {count} fornecedores foram adicionados',
  },
  importErrors: {
    en: '{count} problem, nothing was added || {count} problems, nothing was added',
    es: '{count} problema, no se agregó nada || {count} problemas, no se agregó nada',
    'pt-BR': '{count} problema, nada foi adicionado || {count} problemas, nada foi adicionado',
  },
  importColumns: {
    en: 'Nothing was added yet: say which column is which field',
    es: 'Aún no se agregó nada: indique a qué campo corresponde cada columna',
    'pt-BR': 'Nada foi adicionado ainda: indique a que campo corresponde cada coluna',
  },
  rows: {
    en: '{count} row || {count} rows',
    es: '{count} fila || {count} filas',
    'pt-BR': '{count} linha || {count} linhas',
  },
} satisfies Record<string, Words>;

type Result = NonNullable<JobResponse['result']>;

const rowsOf = (result: Result, t: Text): string =>
  typeof result['rows'] === 'number' ? t(DONE.rows, { count: result['rows'] }) : '';

const importOf = (result: Result, t: Text): string => {
  const errors = Array.isArray(result['errors']) ? result['errors'].length : 0;
  if (errors > 0) return t(DONE.importErrors, { count: errors });
  if (result['columns']) return t(DONE.importColumns);
  return typeof result['added'] === 'number' ? t(DONE.imported, { count: result['added'] }) : '';
};

const JOB_SUMMARIES: Readonly<Record<string, (result: Result, t: Text) => string>> = {
  'suppliers.import': importOf,
  'suppliers.bulk': bulkSummary,
  'exports.suppliers': rowsOf,
  'exports.workflows': rowsOf,
  'exports.checks': rowsOf,
  'exports.questionnaire': rowsOf,
  'exports.audit-trail': rowsOf,
};

export const jobSummary = ({ name, result }: JobResponse, t: Text): string =>
  (result && lookUp(JOB_SUMMARIES, name)?.(result, t)) ?? '';
