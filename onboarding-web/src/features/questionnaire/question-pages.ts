import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { countAnswered, missingRequired } from '@homologa/domain/onboarding/answer-rules';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { bySection, type Question, type QuestionSection } from './questions';

/** Maximum number of answerable questions that are shown on one page without being asked for. */
export const MAX_ON_ONE_PAGE = 12;

/** Approximate number of questions on a page of a questionnaire without headings. */
const PAGE_SIZE = 10;

/** Questions of one heading above which its section is split: one and a half pages. */
const MAX_OF_SECTION = 15;

export interface QuestionPage {
  /** Id of the page's first question, shown or hidden. */
  key: string;
  /** Id of the heading; null for questions without one. */
  headingId: string | null;
  /** Null for questions without a heading. */
  title: string | null;
  /** Place and number of the pages of one heading; null if it has a single page. */
  part: { number: number; total: number } | null;
  /** Numbers of the first and the last question; null without questions. */
  range: { first: number; last: number } | null;
  /** Several if headings without questions come before the page's own. */
  sections: readonly QuestionSection[];
  items: readonly Question[];
}

export const isLong = (items: readonly Question[]): boolean =>
  items.filter(({ type }) => isAnswerable(type)).length > MAX_ON_ONE_PAGE;

/** Splits into pages of nearly equal size. */
function split(items: readonly Question[]): Question[][] {
  if (items.length <= MAX_OF_SECTION) return [[...items]];
  const count = Math.ceil(items.length / PAGE_SIZE);
  const at = (page: number) => Math.round((page * items.length) / count);
  return Array.from({ length: count }, (_, page) => items.slice(at(page), at(page + 1)));
}

function rangeOf(items: readonly Question[], numbers: ReadonlyMap<string, number>): QuestionPage['range'] {
  const [first, last] = [numbers.get(items[0]?.id ?? ''), numbers.get(items.at(-1)?.id ?? '')];
  return first !== undefined && last !== undefined ? { first, last } : null;
}

/**
 * Divides a questionnaire into pages: one for each heading, several for a heading with many questions, groups of about
 * ten without headings. A heading without questions is shown on the next page, the last one on the page before.
 */
export function pagesOf(items: readonly Question[]): QuestionPage[] {
  const numbers = questionNumbers(items);
  const pages: QuestionPage[] = [];
  let waiting: QuestionSection[] = [];
  for (const section of bySection(items)) {
    if (section.items.length === 0) {
      waiting.push(section);
      continue;
    }
    const parts = split(section.items);
    for (const [place, own] of parts.entries()) {
      pages.push({
        key: own[0]?.id ?? '',
        headingId: section.heading?.id ?? null,
        title: section.heading?.title ?? null,
        part: parts.length > 1 && section.heading ? { number: place + 1, total: parts.length } : null,
        range: rangeOf(own, numbers),
        sections: [...waiting, { heading: place === 0 ? section.heading : null, items: own }],
        items: own,
      });
      waiting = [];
    }
  }
  const last = pages.at(-1);
  if (last && waiting.length > 0) pages[pages.length - 1] = { ...last, sections: [...last.sections, ...waiting] };
  return pages;
}

/**
 * Leaves out hidden questions and the pages that have no other. A questionnaire is divided before, so that no question
 * moves to another page while the supplier types.
 */
export function shownPages(pages: readonly QuestionPage[], shown: readonly Question[]): QuestionPage[] {
  const known = new Map(shown.map((item) => [item.id, item]));
  const numbers = questionNumbers(shown);
  const kept = (items: readonly Question[]): Question[] => items.flatMap(({ id }) => known.get(id) ?? []);
  const left = pages
    .map((page) => ({ ...page, items: kept(page.items) }))
    .filter(({ items }) => items.length > 0)
    .map((page) => ({
      ...page,
      range: rangeOf(page.items, numbers),
      sections: page.sections
        .filter(({ heading }) => !heading || known.has(heading.id))
        .map(({ heading, items }) => ({ heading, items: kept(items) })),
    }));
  return left.map((page) => {
    const parts = page.part ? left.filter(({ headingId }) => headingId === page.headingId) : [];
    return { ...page, part: parts.length > 1 ? { number: parts.indexOf(page) + 1, total: parts.length } : null };
  });
}

export interface PageProgress {
  done: number;
  total: number;
  /** Required questions without an answer. */
  missing: readonly Question[];
}

export function progressOf(
  { items }: Pick<QuestionPage, 'items'>,
  answers: ReadonlyMap<string, AnswerValue>,
): PageProgress {
  const missing = new Set(missingRequired(items, answers));
  return { ...countAnswered(items, answers), missing: items.filter(({ id }) => missing.has(id)) };
}

/** Place of the first page with a missing answer; null if nothing is missing. */
export function firstOpenPage(
  pages: readonly QuestionPage[],
  answers: ReadonlyMap<string, AnswerValue>,
): number | null {
  const place = pages.findIndex((page) => progressOf(page, answers).missing.length > 0);
  return place < 0 ? null : place;
}
