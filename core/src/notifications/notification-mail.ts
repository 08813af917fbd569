import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isReportType } from '@homologa/domain/catalog/report-types';
import { failureWords } from '@homologa/domain/jobs/job-reasons';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { notificationSentence } from '@homologa/domain/notifications/notification-words';
import { oneLine } from '../mail/render-mail';
import type { NamedNotification } from './notification.queries';

/** Formats a notification as one line, removing line breaks that names may contain. */
export function sentenceOf(
  notification: Pick<NamedNotification, 'kind' | 'supplier' | 'workflow' | 'facts'>,
  locale: Locale,
): string {
  const { kind, supplier, workflow } = notification;
  const facts = (notification.facts ?? {}) as Record<string, string | number>;
  const product = String(facts['product'] ?? '');
  const values = {
    ...facts,
    supplier: supplier ?? '–',
    workflow: workflow ?? '–',
    product: isReportType(product) ? REPORT_TYPE_WORDS[product][locale] : product,
    ...failureWords(facts, locale),
  };
  return oneLine(interpolate(notificationSentence(kind, facts)[locale], values));
}
