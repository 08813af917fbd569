import { AUDIT_ACTION_WORDS, AUDIT_OBJECT_WORDS } from '@homologa/domain/audit/audit-words';
import { SUPPLIER_SENTENCES } from '@homologa/domain/audit/sentences/suppliers';
import { SENTENCE_VARIANTS } from '@homologa/domain/audit/sentences/variants';
import { ACTIVITY_WORDS } from '@homologa/domain/catalog/activity-words';
import { NEED_WORDS } from '@homologa/domain/needs-you/need-words';
import { NOTIFICATION_KIND_WORDS, NOTIFICATION_SENTENCES } from '@homologa/domain/notifications/notification-words';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import { NEW_HITS_WORDS, REVIEW_WORDS, SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import { SUPPLIER_EVENT_WORDS } from '@homologa/domain/suppliers/supplier-event-words';
import { describe, expect, it } from 'vitest';
import { USERS } from '../account/users/users.texts';
import { AUDIT } from '../audit/audit.texts';
import { HOME } from '../home/home.texts';
import { SHELL } from '../shell/shell.texts';
import { DECISION } from '../suppliers/decision/decision.texts';
import { TABLE } from '../suppliers/table/table.texts';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { WORKFLOWS } from '../workflows/workflows.texts';
import { CHECKS } from './checks/checks.texts';
import { REVIEW } from './hits/review.texts';
import { WALK } from './hits/walk.texts';
import { HIT_QUEUE_WORDS, QUEUE } from './queue/queue.texts';
import { SCREENING } from './screening.texts';

const TEXTS: Readonly<Record<string, object>> = {
  ACTIVITY_WORDS,
  AUDIT_ACTION_WORDS,
  AUDIT_OBJECT_WORDS,
  SUPPLIER_SENTENCES,
  SENTENCE_VARIANTS,
  HIT_QUEUE_WORDS,
  NEED_WORDS,
  NEW_HITS_WORDS,
  USERS,
  WALK,
  NOTIFICATION_KIND_WORDS,
  NOTIFICATION_SENTENCES,
  COMPLIANCE_REPORT,
  REVIEW_WORDS,
  SCREEN_STATUS_WORDS,
  SUPPLIER_EVENT_WORDS,
  HOME,
  SHELL,
  WORKFLOW,
  WORKFLOWS,
  REVIEW,
  CHECKS,
  QUEUE,
  SCREENING,
};

/** Forbidden synonyms for the terms of screening and monitoring: each language uses a single term. */
const SECOND_WORDS = {
  es: /monitore|verificaci[oó]n(es)? de cumplimiento|parte verificada|^CFR\b|hallazgo|hallad/i,
  'pt-BR':
    /monitora|conformidade|^CFR\b|achado|coincidência|resultados? (a revisar|novos?\b|anterior)|próximo resultado/i,
} as const;

/** Excludes the product's name, which contains one of the forbidden words with another meaning. */
const PRODUCT_NAMES = new Set<unknown>([COMPLIANCE_REPORT.title]);

/** Returns all texts of a table, including the texts of nested tables. */
const textsOf = (table: object): object[] =>
  Object.values(table).flatMap((words: unknown) => {
    if (typeof words !== 'object' || words === null || PRODUCT_NAMES.has(words)) return [];
    return 'en' in words ? [words] : textsOf(words);
  });

describe.each(Object.entries(TEXTS))('%s', (_name, texts) => {
  it.each(Object.entries(SECOND_WORDS))('calls a screening by its one word in %s', (locale, second) => {
    const found = textsOf(texts).flatMap((words) => {
      const text: unknown = Reflect.get(words, locale);
      return typeof text === 'string' && second.test(text) ? [text] : [];
    });
    expect(found).toEqual([]);
  });
});

it('calls one act by one name on every page', () => {
  expect(AUDIT.export).toEqual(TABLE.exportExcel);
  expect(WORKFLOWS.exportExcel).toEqual(TABLE.exportExcel);
  expect(SCREENING.judged).toEqual(DECISION.saved);
});
