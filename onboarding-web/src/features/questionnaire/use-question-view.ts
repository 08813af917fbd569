import { storage } from '@homologa/web/state/storage';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

/** Remembers on this device that the supplier wants long questionnaires on one page. */
const ONE_PAGE = 'homologa.onboarding.one-page';

export const CHECK = 'check';

/** Place of a page, from 0, or the page that lists all answers. */
export type ViewPlace = number | typeof CHECK;

export interface QuestionView {
  place: ViewPlace;
  /** Question that takes the focus. */
  field: string | null;
  /** The supplier came from the list of answers and returns to it. */
  isFromCheck: boolean;
  isOnePage: boolean;
  /** Number of calls of `open`: opening the shown page again moves the focus too. */
  turn: number;
  open: (place: ViewPlace, field?: string) => void;
  setOnePage: (isOnePage: boolean) => void;
}

function placeOf(part: string | null, count: number): ViewPlace | null {
  if (part === CHECK) return CHECK;
  const number = Number(part);
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : null;
}

/** The address contains the page, so that the browser's back button returns to the page before. */
export function useQuestionView(count: number, first: () => ViewPlace): QuestionView {
  const [query, setQuery] = useSearchParams();
  const [start] = useState(first);
  const [isOnePage, keepOnePage] = useState(() => storage.getItem(ONE_PAGE) !== null);
  const [turn, setTurn] = useState(0);
  const known = placeOf(query.get('part'), count);
  const place = known ?? start;

  const show = (next: ViewPlace, more: Readonly<Record<string, string | undefined>> = {}, replace = false) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({
          part: partOf(next),
          field: undefined,
          from: undefined,
          ...more,
        })) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  // In every render: the step list removes the page when it writes the step into the address.
  useEffect(() => {
    if (known === null) show(start, {}, true);
  });
  return {
    place,
    field: query.get('field'),
    isFromCheck: query.get('from') === CHECK,
    isOnePage,
    turn,
    open(next, field) {
      setTurn((before) => before + 1);
      show(next, { field, from: place === CHECK && next !== CHECK && field !== undefined ? CHECK : undefined });
    },
    setOnePage(wanted) {
      if (wanted) storage.setItem(ONE_PAGE, '1');
      else storage.removeItem(ONE_PAGE);
      keepOnePage(wanted);
    },
  };
}

const partOf = (place: ViewPlace): string => (place === CHECK ? CHECK : String(place + 1));
