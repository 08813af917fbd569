import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import { QUESTIONNAIRE } from './questionnaire.texts';
import type { Question } from './questions';

/**
 * Returns the text that tells screen readers which questions the last answer has shown or hidden; '' before any. Headings
 * and attachments do not count as questions.
 */
export function useAskedNews(items: readonly Question[]): string {
  const { t } = useI18n();
  const [known, setKnown] = useState(items);
  const [news, setNews] = useState('');
  if (known !== items) {
    setKnown(items);
    const added = without(items, known);
    const removed = without(known, items);
    const texts = [
      added.length > 0 && t(QUESTIONNAIRE.appeared, { count: added.length, title: added[0]?.title ?? '' }),
      removed.length > 0 && t(QUESTIONNAIRE.vanished, { count: removed.length }),
    ];
    const text = texts.filter(Boolean).join(' ');
    if (text) setNews(text);
  }
  return news;
}

function without(items: readonly Question[], others: readonly Question[]): Question[] {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id, type }) => isAnswerable(type) && !ids.has(id));
}
