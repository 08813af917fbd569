import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isReportType } from '@homologa/domain/catalog/report-types';
import { failureWords } from '@homologa/domain/jobs/job-reasons';
import type { Locale } from '@homologa/domain/language/locales';
import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import { notificationSentence } from '@homologa/domain/notifications/notification-words';
import type { Text } from '@homologa/web/texts/text';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function sentenceOf({ kind, supplier, workflow, facts }: NotificationResponse, t: Text, locale: Locale): string {
  const product = textOf(facts['product']);
  return t(notificationSentence(kind, facts), {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, textOf(value)])),
    supplier: supplier ?? '–',
    workflow: workflow ?? '–',
    product: isReportType(product) ? t(REPORT_TYPE_WORDS[product]) : product,
    ...failureWords(facts, locale),
  });
}
