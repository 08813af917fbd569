import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import type { CompanyFeatures, CompanyProduct } from '@homologa/domain/companies/features';
import { quotaProductOf } from '@homologa/domain/companies/features';
import type { Locale } from '@homologa/domain/language/locales';
import { type Condition, renameIds } from '@homologa/domain/questionnaires/condition';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { hasOptions, type QuestionItem, type QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { FileRef } from '@homologa/domain/wire/common.contract';
import type { CheckedWorkflow } from '@homologa/domain/workflows/launch-rules';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { WorkflowChange } from '../../shared/data/provider/verbs/workflows.verbs';
import { keysByRef, placesByRef, referredIn, refsByKey, withRefs } from './condition-refs';
import {
  fittingParts,
  itemOptionPartsOf,
  type OptionParts,
  optionPartsBody,
  optionPartsOf,
  PART_NAMES,
  type QuestionParts,
  questionPartsBody,
  questionPartsOf,
} from './question-parts';
import { type InviteTexts, inviteOfTexts, inviteTextsOf } from './suppliers/invite-texts';

/** Option of a question. The form generates `key`; the server assigns `id`, which is null until the first save. */
export interface OptionForm extends OptionParts {
  key: string;
  id: string | null;
  value: string;
}

export interface QuestionForm extends QuestionParts {
  key: string;
  id: string | null;
  type: QuestionType | null;
  title: string;
  required: boolean;
  options: OptionForm[];
  file: FileRef | null;
}

export interface SupplierForm {
  key: string;
  id: string | null;
  invite: InviteTexts;
}

export interface WorkflowForm {
  title: string;
  description: string;
  welcomeMessage: string;
  emailSubject: string;
  emailMessage: string;
  type: WorkflowType;
  product: WorkflowProduct;
  payment: WorkflowPayment;
  reportType: ReportType;
  pricePerSupplier: number | null;
  reminders: { every_days: number; max: number } | null;
  introductionTitle: string;
  introductionText: string;
  finishedText: string;
  /** Null chooses the language from the supplier's country or browser. */
  defaultLanguage: Locale | null;
  /** Format `YYYY-MM-DD`. */
  dueDate: string | null;
  questions: QuestionForm[];
  /** Null for a questionnaire without points. */
  scoring: Scoring | null;
  /** Suppliers see their score after the submit. */
  scoreShown: boolean;
  suppliers: SupplierForm[];
}

/** Sections of the form, which are saved independently of each other. */
export const FORM_SECTIONS = [
  'info',
  'setup',
  'suppliers',
  'questionnaire',
  'scoring',
  'onboarding',
  'reminders',
] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

export function formOf(workflow: WorkflowResponse): WorkflowForm {
  return {
    title: workflow.info.title,
    description: workflow.info.description,
    welcomeMessage: workflow.info.welcome_message,
    emailSubject: workflow.info.email.subject,
    emailMessage: workflow.info.email.message,
    type: workflow.type,
    product: workflow.product,
    payment: workflow.payment,
    reportType: workflow.report_type,
    pricePerSupplier: workflow.price_per_supplier,
    reminders: workflow.reminder_schedule,
    introductionTitle: workflow.onboarding.introduction.title,
    introductionText: workflow.onboarding.introduction.text,
    finishedText: workflow.onboarding.finished_text,
    defaultLanguage: workflow.onboarding.default_language,
    dueDate: workflow.onboarding.due_date,
    questions: questionFormsOf(workflow.questionnaire),
    scoring: workflow.scoring ?? null,
    scoreShown: workflow.score_shown ?? false,
    suppliers: workflow.suppliers.map(({ id, invite }) => ({ key: id, id, invite: inviteTextsOf(invite) })),
  };
}

export const questionFormsOf = (questionnaire: readonly QuestionResponse[]): QuestionForm[] =>
  questionnaire.map((item) => ({
    key: item._id,
    id: item._id,
    type: item.type,
    title: item.title,
    required: item.required,
    options: item.options.map((option) => ({
      key: option._id,
      id: option._id,
      value: option.value,
      ...optionPartsOf(option),
    })),
    file: item.file,
    ...questionPartsOf(item),
  }));

/** A new entry is sent without id, except under its key if conditions refer to it. */
const idBody = ({ key, id }: { key: string; id: string | null }, referred: ReadonlySet<string>): { _id?: string } =>
  id ? { _id: id } : referred.has(key) ? { _id: key } : {};

const questionBody = (item: QuestionForm, referred: ReadonlySet<string>) => ({
  ...idBody(item, referred),
  type: item.type,
  title: item.title,
  required: item.required,
  options: hasOptions(item.type)
    ? item.options.map((option) => ({ ...idBody(option, referred), value: option.value, ...optionPartsBody(option) }))
    : [],
  ...questionPartsBody(item),
  ...(item.file ? { file: { file_id: item.file.file_id } } : {}),
});

const SECTION_BODY: Readonly<Record<FormSection, (form: WorkflowForm) => WorkflowChange>> = {
  info: (form) => ({
    info: {
      title: form.title,
      description: form.description,
      welcome_message: form.welcomeMessage,
      email: { subject: form.emailSubject, message: form.emailMessage },
    },
  }),
  setup: (form) => ({
    type: form.type,
    product: form.product,
    payment: form.payment,
    report_type: form.reportType,
    ...(form.payment === 'supplier' ? { price_per_supplier: form.pricePerSupplier } : {}),
  }),
  reminders: (form) => ({ reminder_schedule: form.reminders }),
  onboarding: (form) => ({
    onboarding: {
      introduction: { title: form.introductionTitle, text: form.introductionText },
      finished_text: form.finishedText,
      default_language: form.defaultLanguage,
      due_date: form.dueDate,
    },
  }),
  questionnaire: ({ questions }) => {
    const referred = referredIn(questions);
    return { questionnaire: questions.map((item) => questionBody(item, referred)) };
  },
  scoring: ({ scoring, scoreShown }) => ({ scoring, score_shown: scoreShown }),
  suppliers: (form) => ({
    suppliers: form.suppliers.map(({ id, invite }) => ({ ...(id ? { _id: id } : {}), invite })),
  }),
};

export function changesOf(form: WorkflowForm, sections: Iterable<FormSection>): WorkflowChange {
  return Object.assign({}, ...[...sections].map((section) => SECTION_BODY[section](form))) as WorkflowChange;
}

const SECTION_PARTS: Readonly<Record<FormSection, (form: WorkflowForm) => Partial<WorkflowForm>>> = {
  info: ({ title, description, welcomeMessage, emailSubject, emailMessage }) => ({
    title,
    description,
    welcomeMessage,
    emailSubject,
    emailMessage,
  }),
  setup: ({ type, product, payment, reportType, pricePerSupplier }) => ({
    type,
    product,
    payment,
    reportType,
    pricePerSupplier,
  }),
  reminders: ({ reminders }) => ({ reminders }),
  onboarding: ({ introductionTitle, introductionText, finishedText, defaultLanguage, dueDate }) => ({
    introductionTitle,
    introductionText,
    finishedText,
    defaultLanguage,
    dueDate,
  }),
  questionnaire: ({ questions }) => ({ questions }),
  scoring: ({ scoring, scoreShown }) => ({ scoring, scoreShown }),
  suppliers: ({ suppliers }) => ({ suppliers }),
};

export const partsOf = (form: WorkflowForm, section: FormSection): Partial<WorkflowForm> =>
  SECTION_PARTS[section](form);

export const withSections = (form: WorkflowForm, other: WorkflowForm, sections: Iterable<FormSection>): WorkflowForm =>
  Object.assign({}, form, ...[...sections].map((section) => SECTION_PARTS[section](other))) as WorkflowForm;

/**
 * Returns the content of a section for comparisons: without ids, with trimmed texts, and with fields in one order, which
 * JSON from the database lacks. Conditions name the places of the questions to which they refer.
 */
export function contentOf(whole: WorkflowForm, section: FormSection): string {
  const form = section === 'questionnaire' ? { ...whole, questions: withPlaces(whole.questions) } : whole;
  const body =
    section === 'suppliers' ? form.suppliers.map(({ invite }) => inviteOfTexts(invite)) : SECTION_BODY[section](form);
  return JSON.stringify(body, (key, value: unknown) => {
    if (key === '_id' || (value === null && isPartName(key))) return undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }
    return typeof value === 'string' ? value.trim() : value;
  });
}

const isPartName = (key: string): boolean => (PART_NAMES as readonly string[]).includes(key);

function withPlaces(questions: readonly QuestionForm[]): QuestionForm[] {
  const places = placesByRef(questions);
  return questions.map((item) => withRefs(item, places));
}

/** Items as the rules of the domain see them, with the keys of the form as ids. */
export function itemsOf(questions: readonly QuestionForm[]): QuestionItem[] {
  const keys = keysByRef(questions);
  return questions.map((question) => questionItemOf(withRefs(question, keys)));
}

/** Returns a condition on keys of the form as the form stores it. */
export const storedCondition = (condition: Condition | null, questions: readonly QuestionForm[]): Condition | null =>
  condition && renameIds(condition, refsByKey(questions));

const questionItemOf = (item: QuestionForm): QuestionItem => ({
  id: item.key,
  type: item.type,
  title: item.title,
  required: item.required,
  options: item.options.map((option) => ({ id: option.key, value: option.value, ...itemOptionPartsOf(option) })),
  file: item.file ? { fileId: item.file.file_id } : null,
  ...itemPartsOf(item),
});

/** Rules do not ask where an item came from. */
const itemPartsOf = (item: QuestionForm): Omit<QuestionParts, 'source'> => {
  const { source: _source, ...parts } = fittingParts(item);
  return parts;
};

export const checkedWorkflowOf = (form: WorkflowForm): CheckedWorkflow & { dueDate: string | null } => ({
  type: form.type,
  product: form.product,
  reportType: form.reportType,
  title: form.title,
  questionnaire: itemsOf(form.questions),
  dueDate: form.dueDate,
});

export const productFor = (form: WorkflowForm, features: CompanyFeatures): CompanyProduct | undefined =>
  features.products.find((product) => product.type === quotaProductOf(form));
