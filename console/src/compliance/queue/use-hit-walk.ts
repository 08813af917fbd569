import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { HitWalk } from '../hits/HitWalkButtons';

interface HitWalkState {
  opened: HitRow | null;
  walk: HitWalk;
  /** Next hit in the list of hits, so that its screening can be loaded in advance. */
  next: HitRow | undefined;
  open: (hit: HitRow | null) => void;
  /** Opens the next hit after a decision. The decided hit leaves the list, so the next hit moves to its position. */
  advance: () => void;
}

/**
 * Steps through the hits of the surrounding list across its pages. After the decision on the last hit, no hit is open.
 */
export function useHitWalk(): HitWalkState {
  const { data = [], page, perPage, total, setPage, refetch } = useListContext<HitRow>();
  const [opened, setOpened] = useState<HitRow | null>(null);
  /** Position of the hit to open once the requested page is loaded. */
  const [wanted, setWanted] = useState<'first' | 'last' | null>(null);
  const seen = useRef(new Set<string>());
  const at = data.findIndex(({ id }) => id === opened?.id);
  const pages = total === undefined ? page : Math.ceil(Math.min(total, MORE_THAN_WINDOW) / perPage);

  /** Marks the open hit as seen, so that `advance` does not open it again. */
  const leave = () => {
    if (opened) seen.current.add(opened.id);
  };
  const open = (hit: HitRow | null) => {
    if (hit) leave();
    else seen.current.clear();
    setOpened(hit);
  };
  const shown = data[0]?.id;
  const [before, setBefore] = useState(shown);
  // The list shows the rows of the previous page until the requested page is loaded. A changed first row means that the
  // requested page is loaded.
  if (shown !== before) {
    setBefore(shown);
    const hit = wanted === 'first' ? data[0] : wanted === 'last' ? data.at(-1) : undefined;
    if (hit) {
      setWanted(null);
      setOpened(hit);
    }
  }

  const turn = (to: number, end: 'first' | 'last') => () => {
    leave();
    setWanted(end);
    setPage(to);
  };
  const next = at < 0 ? undefined : data[at + 1];
  const previous = at < 0 ? undefined : data[at - 1];
  const advance = async () => {
    leave();
    // Reload the list before opening the next hit: the decision may have removed several rows, and rows of the next
    // page move up. The cast is needed because react-admin's type of `refetch` omits the returned page.
    const { data: answer } = (await refetch()) as unknown as { data: { data: HitRow[] } | undefined };
    const unseen = (answer?.data ?? [])
      .map((hit, place) => ({ hit, place }))
      .filter(({ hit }) => !seen.current.has(hit.id));
    open((unseen.find(({ place }) => place >= at) ?? unseen[0])?.hit ?? null);
  };
  return {
    opened,
    next,
    open,
    advance: () => void advance(),
    walk: {
      next: next ? () => open(next) : at >= 0 && page < pages ? turn(page + 1, 'first') : undefined,
      previous: previous ? () => open(previous) : at >= 0 && page > 1 ? turn(page - 1, 'last') : undefined,
      place: at < 0 ? undefined : (page - 1) * perPage + at + 1,
      total: total === MORE_THAN_WINDOW ? undefined : total,
    },
  };
}
