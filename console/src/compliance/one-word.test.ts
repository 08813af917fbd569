import { AUDIT_ACTION_WORDS, AUDIT_OBJECT_WORDS } from '@homologa/domain/audit/audit-words';
import { NOTIFICATION_KIND_WORDS, NOTIFICATION_SENTENCES } from '@homologa/domain/notifications/notification-words';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import { REVIEW_WORDS, SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import { SUPPLIER_EVENT_WORDS } from '@homologa/domain/suppliers/supplier-event-words';
import { describe, expect, it } from 'vitest';
import { AUDIT } from '../audit/audit.texts';
import { HOME } from '../home/home.texts';
import { SHELL } from '../shell/shell.texts';
import { DECISION } from '../suppliers/decision/decision.texts';
import { TABLE } from '../suppliers/table/table.texts';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { WORKFLOWS } from '../workflows/workflows.texts';
import { CHECKS } from './checks/checks.texts';
import { REVIEW } from './hits/review.texts';
import { QUEUE } from './queue/queue.texts';
import { SCREENING } from './screening.texts';

const TEXTS: Readonly<Record<string, object>> = {
  AUDIT_ACTION_WORDS,
  AUDIT_OBJECT_WORDS,
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

/** Second words for a screening, its monitoring and its rights; each language has one. */
const SECOND_WORDS = {
  es: /monitore|verificaci[oó]n(es)? de cumplimiento|parte verificada|^CFR\b/i,
  'pt-BR': /monitora|conformidade|^CFR\b/i,
} as const;

describe.each(Object.entries(TEXTS))('%s', (_name, texts) => {
  it.each(Object.entries(SECOND_WORDS))('calls a screening by its one word in %s', (locale, second) => {
    const found = Object.values(texts).flatMap((words) => {
      const text = words && typeof words === 'object' ? Reflect.get(words, locale) : undefined;
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
