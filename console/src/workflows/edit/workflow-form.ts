import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import type { CompanyFeatures, CompanyProduct } from '@homologa/domain/companies/features';
import { quotaProductOf } from '@homologa/domain/companies/features';
import type { Locale } from '@homologa/domain/language/locales';
import { hasOptions, type QuestionItem, type QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { FileRef } from '@homologa/domain/wire/common.contract';
import type { CheckedWorkflow } from '@homologa/domain/workflows/launch-rules';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { WorkflowChange } from '../workflows.api';
import { type InviteTexts, inviteOfTexts, inviteTextsOf } from './suppliers/invite-texts';

/** The keys of the form's entries are its own; `id` is the server's, null until the entry was first saved. */
export interface OptionForm {
  key: string;
  id: string | null;
  value: string;
}

export interface QuestionForm {
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
  /** Null leaves it to the supplier's country or browser. */
  defaultLanguage: Locale | null;
  /** `YYYY-MM-DD`, or null for none. */
  dueDate: string | null;
  questions: QuestionForm[];
  suppliers: SupplierForm[];
}

/** Parts of the form that are saved together. */
export const FORM_SECTIONS = ['info', 'setup', 'suppliers', 'questionnaire', 'onboarding', 'reminders'] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** The form of a stored workflow. */
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
    questions: workflow.questionnaire.map((item) => ({
      key: item._id,
      id: item._id,
      type: item.type,
      title: item.title,
      required: item.required,
      options: item.options.map((option) => ({ key: option._id, id: option._id, value: option.value })),
      file: item.file,
    })),
    suppliers: workflow.suppliers.map(({ id, invite }) => ({ key: id, id, invite: inviteTextsOf(invite) })),
  };
}

const questionBody = (item: QuestionForm) => ({
  ...(item.id ? { _id: item.id } : {}),
  type: item.type,
  title: item.title,
  required: item.required,
  options: hasOptions(item.type) ? item.options.map(({ id, value }) => ({ ...(id ? { _id: id } : {}), value })) : [],
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
  questionnaire: (form) => ({ questionnaire: form.questions.map(questionBody) }),
  suppliers: (form) => ({
    suppliers: form.suppliers.map(({ id, invite }) => ({ ...(id ? { _id: id } : {}), invite })),
  }),
};

/** What to send of the parts that changed. */
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
  suppliers: ({ suppliers }) => ({ suppliers }),
};

/** The form with these parts of another one. */
export const withSections = (form: WorkflowForm, other: WorkflowForm, sections: Iterable<FormSection>): WorkflowForm =>
  Object.assign({}, form, ...[...sections].map((section) => SECTION_PARTS[section](other))) as WorkflowForm;

/** What a part says, as the server would store it: without ids and the spaces around texts. */
export function contentOf(form: WorkflowForm, section: FormSection): string {
  const body =
    section === 'suppliers' ? form.suppliers.map(({ invite }) => inviteOfTexts(invite)) : SECTION_BODY[section](form);
  return JSON.stringify(body, (key, value: unknown) => {
    if (key === '_id') return undefined;
    return typeof value === 'string' ? value.trim() : value;
  });
}

interface Identified {
  _id: string;
}

/** The ids that the server gave to the entries that were sent, by their keys; none when it answered others. */
function idsByKey(sent: readonly { key: string }[], answered: readonly Identified[]): Map<string, string> {
  if (sent.length !== answered.length) return new Map();
  return new Map(sent.map(({ key }, place) => [key, answered[place]?._id ?? '']));
}

/** What the server has of the files that were sent, by their questions' keys. */
function filesByKey(
  sent: readonly QuestionForm[],
  answered: WorkflowResponse['questionnaire'],
): Map<string, QuestionForm['file']> {
  if (sent.length !== answered.length) return new Map();
  return new Map(sent.flatMap(({ key, file }, place) => (file ? [[key, answered[place]?.file ?? null] as const] : [])));
}

/**
 * Takes the server's ids into the form as it is now, which may have changed since it was sent: the
 * next save then keeps every question, option and supplier.
 */
export function adoptIds(now: WorkflowForm, sent: WorkflowForm, answer: WorkflowResponse): WorkflowForm {
  const questionIds = idsByKey(sent.questions, answer.questionnaire);
  const supplierIds = idsByKey(sent.suppliers, answer.suppliers);
  const storedFiles = filesByKey(sent.questions, answer.questionnaire);
  const optionIds = new Map(
    sent.questions.flatMap((item, place) => [...idsByKey(item.options, answer.questionnaire[place]?.options ?? [])]),
  );
  return {
    ...now,
    questions: now.questions.map((item) => {
      const options = item.options.map((option) => withId(option, optionIds));
      // A file that went with its question does not come back with it.
      const isFileGone = item.file !== null && storedFiles.get(item.key) === null;
      const isSame = !isFileGone && options.every((option, place) => option === item.options[place]);
      return withId(isSame ? item : { ...item, options, file: isFileGone ? null : item.file }, questionIds);
    }),
    suppliers: now.suppliers.map((supplier) => withId(supplier, supplierIds)),
  };
}

/** The very entry when it has its id already: what has not changed is not drawn anew. */
function withId<Entry extends { key: string; id: string | null }>(
  entry: Entry,
  ids: ReadonlyMap<string, string>,
): Entry {
  const id = ids.get(entry.key) ?? entry.id;
  return id === entry.id ? entry : { ...entry, id };
}

/** Takes the attachments' stored files into the form. */
export function adoptFiles(now: WorkflowForm, answer: WorkflowResponse): WorkflowForm {
  const files = new Map(answer.questionnaire.map((item) => [item._id, item.file]));
  return {
    ...now,
    questions: now.questions.map((item) => ({ ...item, file: (item.id ? files.get(item.id) : null) ?? item.file })),
  };
}

const questionItemOf = (item: QuestionForm): QuestionItem => ({
  id: item.key,
  type: item.type,
  title: item.title,
  required: item.required,
  options: item.options.map(({ key, value }) => ({ id: key, value })),
  file: item.file ? { fileId: item.file.file_id } : null,
});

/** The form as the rules of launching and updating see it. */
export const checkedWorkflowOf = (form: WorkflowForm): CheckedWorkflow & { dueDate: string | null } => ({
  type: form.type,
  product: form.product,
  reportType: form.reportType,
  title: form.title,
  questionnaire: form.questions.map(questionItemOf),
  dueDate: form.dueDate,
});

/** The product whose quota the workflow's suppliers use. */
export const productFor = (form: WorkflowForm, features: CompanyFeatures): CompanyProduct | undefined =>
  features.products.find((product) => product.type === quotaProductOf(form));
