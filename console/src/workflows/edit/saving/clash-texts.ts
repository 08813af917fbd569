import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import { LOCALE_NAMES, type Locale, type Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import { type Condition, renameIds } from '@homologa/domain/questionnaires/condition';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import type { QuestionPoints, Scoring } from '@homologa/domain/questionnaires/points';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Text } from '@homologa/web/texts/text';
import { keysByRef } from '../condition-refs';
import { CUSTOMIZE } from '../cover/customize.texts';
import { EDIT } from '../edit.texts';
import { ANSWER } from '../questionnaire/answer/answer.texts';
import { CONDITIONS } from '../questionnaire/condition.texts';
import { LIBRARY } from '../questionnaire/library/library.texts';
import { POINTS } from '../questionnaire/points/points.texts';
import { QUESTIONNAIRE } from '../questionnaire/questionnaire.texts';
import { type FormSection, itemsOf, type OptionForm, type WorkflowForm } from '../workflow-form';
import type { Clash } from './merge-sections';
import { formatText, optionPointsText, pointsText, thresholdsText } from './part-texts';

const SECTION_WORDS: Readonly<Record<FormSection, Words>> = {
  info: EDIT.info,
  setup: EDIT.setup,
  suppliers: EDIT.suppliers,
  questionnaire: EDIT.questionnaire,
  scoring: EDIT.questionnaire,
  onboarding: EDIT.customize,
  reminders: EDIT.reminders,
};

const FIELD_WORDS: Readonly<Record<string, Words>> = {
  ...INVITE_FIELD_WORDS,
  title: EDIT.title,
  description: EDIT.description,
  welcomeMessage: EDIT.welcome,
  emailSubject: EDIT.subject,
  emailMessage: EDIT.message,
  type: EDIT.type,
  product: EDIT.product,
  payment: EDIT.payment,
  reportType: EDIT.reportType,
  pricePerSupplier: EDIT.price,
  reminders: EDIT.reminders,
  introductionTitle: CUSTOMIZE.introductionTitle,
  introductionText: CUSTOMIZE.introductionText,
  finishedText: CUSTOMIZE.finishedText,
  defaultLanguage: CUSTOMIZE.language,
  dueDate: CUSTOMIZE.dueDate,
  scoring: POINTS.scored,
  scoreShown: POINTS.shown,
};

const QUESTION_FIELD_WORDS: Readonly<Record<string, Words>> = {
  title: QUESTIONNAIRE.title,
  type: QUESTIONNAIRE.type,
  required: QUESTIONNAIRE.required,
  options: EDIT.options,
  file: EDIT.file,
  showIf: CONDITIONS.group,
  format: ANSWER.kind,
  allowNa: ANSWER.allowNa,
  points: POINTS.points,
  weight: POINTS.weight,
  source: LIBRARY.template,
};

const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  product: WORKFLOW_PRODUCT_WORDS,
  payment: WORKFLOW_PAYMENT_WORDS,
  reportType: REPORT_TYPE_WORDS,
};

/** Describes the location of a conflict: 'Set questionnaire, 3: Question'. */
export function placeOf(t: Text, form: WorkflowForm, { section, entry, field }: Clash): string {
  const words = section === 'questionnaire' ? lookUp(QUESTION_FIELD_WORDS, field) : lookUp(FIELD_WORDS, field);
  const entries: readonly { key: string }[] = section === 'suppliers' ? form.suppliers : form.questions;
  const place = entry === null ? '' : `, ${entries.findIndex(({ key }) => key === entry) + 1}`;
  return `${t(SECTION_WORDS[section])}${place}: ${words ? t(words) : field}`;
}

export function valueText(
  t: Text,
  { section, field }: Clash,
  value: unknown,
  { form, locale }: { form: WorkflowForm; locale: Locale },
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? EDIT.yes : EDIT.no);
  if (field === 'options') {
    const options = value as OptionForm[];
    return options.map((option) => [option.value, optionPointsText(t, option)].filter(Boolean).join(', ')).join('\n');
  }
  if (field === 'showIf') {
    const { questions } = form;
    return conditionSentence(renameIds(value as Condition, keysByRef(questions)), itemsOf(questions), locale);
  }
  if (field === 'format') return formatText(t, value as AnswerFormat);
  if (field === 'points') return pointsText(t, value as QuestionPoints);
  if (field === 'scoring') return thresholdsText(t, value as Scoring);
  if (field === 'file') return (value as { name: string }).name;
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'defaultLanguage') return lookUp(LOCALE_NAMES, plain) ?? plain;
  if (field === 'reminders') {
    const { every_days: days, max } = value as NonNullable<WorkflowForm['reminders']>;
    return `${t(CUSTOMIZE.everyDays)}: ${days}, ${t(CUSTOMIZE.atMost)}: ${max}`;
  }
  const types: Readonly<Record<string, Words>> =
    section === 'questionnaire' ? QUESTION_TYPE_WORDS : WORKFLOW_TYPE_WORDS;
  const values = field === 'type' ? types : lookUp(VALUE_WORDS, field);
  const words = values && lookUp(values, plain);
  return words ? t(words) : plain;
}
