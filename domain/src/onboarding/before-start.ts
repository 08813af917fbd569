import { birFormFor } from '../bir-form/bir-form';
import { birFileLabel } from '../bir-form/form-labels';
import { LOCALES, type Words } from '../language/locales';
import { isAnswerable, type QuestionType } from '../questionnaires/questionnaire-rules';
import { type StepFacts, stepsOf } from './step-selection';

interface AskedQuestion {
  type: QuestionType | null;
  title: string;
}

/** Expected effort and required documents of an onboarding, shown to the supplier before it starts. */
export interface BeforeStart {
  minutes: number;
  questions: number;
  /**
   * Documents that the supplier should have at hand: the documents that the form requires, and the titles of questions
   * that ask for a file.
   */
  papers: Words[];
}

const SECONDS: Readonly<Partial<Record<QuestionType, number>>> = { input: 45, radio: 15, checkbox: 20, file: 60 };
const ACCOUNT_SECONDS = 60;
const FIELD_SECONDS = 20;
const PAYMENT_SECONDS = 240;
const MINUTE = 60;
/**
 * Estimated durations above this limit are rounded up to multiples of five minutes, because longer estimates are less
 * exact.
 */
const COARSE_MINUTES = 10;
const COARSE_STEP = 5;

function minutesOf(seconds: number): number {
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes <= COARSE_MINUTES ? minutes : Math.ceil(minutes / COARSE_STEP) * COARSE_STEP;
}

/**
 * Estimates the duration and lists questions and documents of an onboarding, from its questionnaire and its steps in
 * the supplier's country.
 */
export function beforeStart(facts: StepFacts, asked: readonly AskedQuestion[]): BeforeStart {
  const steps = stepsOf(facts);
  const questions = asked.filter(({ type }) => isAnswerable(type));
  const form = steps.includes('bir_form') ? birFormFor(facts.country, facts.workflow.reportType) : null;
  const fields = (form?.sections ?? []).flatMap(({ fields: all }) => all.filter(({ isRequired }) => isRequired)).length;
  const kinds = new Set((form?.files ?? []).filter(({ isRequired }) => isRequired).map(({ kind }) => kind));
  // The payment in Mexico requires the tax certificate even if there is no form.
  if (steps.includes('payment') && facts.country === 'mexico') kinds.add('tax_certificate');
  const seconds =
    ACCOUNT_SECONDS +
    questions.reduce((sum, { type }) => sum + ((type && SECONDS[type]) ?? 0), 0) +
    fields * FIELD_SECONDS +
    kinds.size * (SECONDS.file ?? 0) +
    (steps.includes('payment') ? PAYMENT_SECONDS : 0);
  const titles = questions.filter(({ type }) => type === 'file').map(({ title }) => title.trim());
  return {
    minutes: minutesOf(seconds),
    questions: questions.length,
    papers: [
      ...[...kinds].map((kind) => inAll((locale) => birFileLabel(kind, facts.country, locale))),
      ...titles.filter(Boolean).map((title) => inAll(() => paperIn(title))),
    ],
  };
}

/** Requests with which clients begin the title of a question for a file, in the languages of the product. */
const REQUEST =
  /^(?:(?:please|por favor),?\s+)?(?:attach|upload|send(?: us)?|provide|adjunte|adjuntar|suba|subir|cargue|cargar|env[ií]e|enviar|anexe|anexar|incluya|carregue|carregar|inclua)\s+(?=\S)/i;

/** Returns what a question for a file asks for: 'Adjunte su certificado' becomes 'su certificado'. */
const paperIn = (title: string): string => title.replace(REQUEST, '').replace(/[.:]$/, '') || title;

const inAll = (text: (locale: (typeof LOCALES)[number]) => string): Words =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as unknown as Words;
