import { ERRORS, isErrorCode } from '../errors/error-codes';
import { translateError } from '../errors/error-messages';
import type { Locale, Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { jobName } from './job-name-words';

export const MAIL_REASON_WORDS: Readonly<Record<string, Words>> = {
  mail_bounced: {
    en: 'The address takes no mail',
    es: 'La dirección no recibe correo',
    'pt-BR': 'O endereço não recebe e-mails',
  },
  mail_bounced_soft: {
    en: 'The mailbox is full or out of service',
    es: 'El buzón está lleno o fuera de servicio',
    'pt-BR': 'A caixa de entrada está cheia ou fora de serviço',
  },
  mail_suppressed: {
    en: 'Not sent: the address is suppressed',
    es: 'No enviado: la dirección está bloqueada',
    'pt-BR': 'Não enviado: o endereço está bloqueado',
  },
  mail_paced: {
    en: 'Waits for its turn at the recipient’s domain',
    es: 'Espera su turno en el dominio del destinatario',
    'pt-BR': 'Aguarda sua vez no domínio do destinatário',
  },
  mail_refused: {
    en: 'The mail server refuses it',
    es: 'El servidor de correo lo rechaza',
    'pt-BR': 'O servidor de e-mail o recusa',
  },
  mail_deferred: {
    en: 'The mail server asks to wait',
    es: 'El servidor de correo pide esperar',
    'pt-BR': 'O servidor de e-mail pede para esperar',
  },
  mail_unreachable: {
    en: 'The mail server is unreachable',
    es: 'El servidor de correo está inaccesible',
    'pt-BR': 'O servidor de e-mail está inacessível',
  },
};

/** Codes of failures that belong to one address: the client corrects it, and no operator can help. */
const ADDRESS_CODES: ReadonlySet<string> = new Set(['mail_bounced', 'mail_bounced_soft', 'mail_suppressed']);

/** Reasons that only operators see. The codes that are no error codes are written by `runJob` and `reclaimJobs`. */
const OPERATOR_REASONS: Readonly<Record<string, Words>> = {
  job_timeout: {
    en: 'It took longer than it may and was stopped',
    es: 'Tardó más de lo permitido y se detuvo',
    'pt-BR': 'Demorou mais do que o permitido e foi interrompida',
  },
  worker_lost: {
    en: 'Its worker ended or fell silent during the last attempt',
    es: 'Su proceso terminó o dejó de responder durante el último intento',
    'pt-BR': 'Seu processo terminou ou parou de responder durante a última tentativa',
  },
  unknown_job: {
    en: 'This version of the product does not know this kind of job',
    es: 'Esta versión del producto no conoce este tipo de tarea',
    'pt-BR': 'Esta versão do produto não conhece este tipo de tarefa',
  },
  mail_put_off: {
    en: 'Waits until the mail server is reachable again',
    es: 'Espera hasta que el servidor de correo vuelva a estar accesible',
    'pt-BR': 'Aguarda até que o servidor de e-mail volte a ficar acessível',
  },
  service_unreachable: {
    en: 'The database or another system did not answer',
    es: 'La base de datos u otro sistema no respondió',
    'pt-BR': 'O banco de dados ou outro sistema não respondeu',
  },
  ZodError: {
    en: 'Its data cannot be read by this version',
    es: 'Esta versión no puede leer sus datos',
    'pt-BR': 'Esta versão não consegue ler seus dados',
  },
  MediaProviderError: {
    en: 'The source of articles did not answer as agreed',
    es: 'La fuente de artículos no respondió como se esperaba',
    'pt-BR': 'A fonte de artigos não respondeu como esperado',
  },
  PaymentProviderError: {
    en: 'The payment provider did not answer as agreed',
    es: 'El proveedor de pagos no respondió como se esperaba',
    'pt-BR': 'O provedor de pagamentos não respondeu como esperado',
  },
};

const DATABASE: Words = {
  en: 'The database rejected or interrupted the work',
  es: 'La base de datos rechazó o interrumpió el trabajo',
  'pt-BR': 'O banco de dados recusou ou interrompeu o trabalho',
};

const UNEXPECTED: Words = {
  en: 'An unexpected error; the workers’ log has it under the number of this job',
  es: 'Un error inesperado; el registro de los procesos lo contiene con el número de esta tarea',
  'pt-BR': 'Um erro inesperado; o registro dos processos o contém com o número desta tarefa',
};

/**
 * Returns why a job failed or waits, by the code in its row. Error codes of the product have the sentence that users
 * see. Names of program errors have a general one, because their messages may contain hosts and personal data.
 */
export function jobReason(code: string, message: string | null, locale: Locale): string {
  if (isErrorCode(code) && code !== 'internal_error')
    return translateError({ code, message: message ?? ERRORS[code].en }, locale);
  const words = lookUp(OPERATOR_REASONS, code) ?? lookUp(MAIL_REASON_WORDS, code);
  return (words ?? (code.startsWith('Prisma') ? DATABASE : UNEXPECTED))[locale];
}

/** Returns why a task failed in words for the client who asked for it: causes inside the product are not told. */
export const taskReason = (code: string, message: string | null, locale: Locale): string =>
  isErrorCode(code)
    ? translateError({ code, message: message ?? ERRORS[code].en }, locale)
    : ERRORS.internal_error[locale];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the placeholders `job` and `reason` of a notification about failed jobs; nothing for other notifications. */
export function failureWords(
  facts: Readonly<Record<string, unknown>>,
  locale: Locale,
): { job: string; reason: string } | null {
  const [job, code] = [textOf(facts['job']), textOf(facts['code'])];
  if (job === null || code === null) return null;
  const message = textOf(facts['message']);
  const isForStaff = 'count' in facts;
  const reason = isForStaff ? jobReason(code, message, locale) : taskReason(code, message, locale);
  return { job: jobName(job)[locale], reason };
}

/** True if the reason may be shown with the mail server's answer. */
export const hasServerAnswer = (code: string): boolean => lookUp(MAIL_REASON_WORDS, code) !== undefined;

/** True if the message in the job's row is written for people: of an error code, or the mail server's answer. */
export const hasShownMessage = (code: string): boolean => isErrorCode(code) || hasServerAnswer(code);

/** True if an operator can help: neither a single address nor the request of a user caused the failure. */
export function concernsOperators(code: string): boolean {
  if (ADDRESS_CODES.has(code)) return false;
  return !isErrorCode(code) || ERRORS[code].status >= 500;
}
