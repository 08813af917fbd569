import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type FoundGroup, type FoundHit, stepTo } from './findings';
import { lineId, type Review } from './PartyHits';
import { ReviewBar } from './ReviewBar';
import { type ReviewAction, useReviewKeys } from './use-review-keys';

interface Judging {
  groups: readonly FoundGroup[];
  entry?: FoundHit;
  decision: HitDecision | null;
}

interface ReviewState {
  review: Review | null;
  judging: Judging | null;
  setJudging: (judging: Judging | null) => void;
  bar: ReactNode;
  /** Ref of the box around the hits. Letter keys act on these hits while the focus is inside the box. */
  region: RefObject<HTMLDivElement | null>;
}

export function useReview(groups: readonly FoundGroup[], mayJudge: boolean): ReviewState {
  const region = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [judging, setJudging] = useState<Judging | null>(null);
  const selected = groups.filter(({ key }) => chosen.has(key));
  const select = (key: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, key] : [...before].filter((other) => other !== key)));
  const judge = (decision: HitDecision) => {
    const meant = selected.length > 0 ? selected : groups.filter(({ key }) => key === current);
    if (meant.length > 0) setJudging({ groups: meant, decision });
  };
  const act = (action: ReviewAction): void => {
    if (action === 'select') {
      if (current !== null) select(current, !chosen.has(current));
    } else if (action === 'next' || action === 'previous') {
      const next = stepTo(groups, current, action === 'next' ? 1 : -1);
      if (!next) return;
      setCurrent(next.key);
      document.getElementById(lineId(next))?.focus();
    } else if (mayJudge) judge(action);
  };
  const takesLetters = useReviewKeys(act, groups.length > 0, region);
  if (!mayJudge || groups.length === 0) return { review: null, judging, setJudging, bar: null, region };
  return {
    review: { current, selected: chosen, onSelect: select },
    judging,
    setJudging: (next) => {
      setJudging(next);
      if (next === null) setChosen(new Set());
    },
    region,
    bar: (
      <ReviewBar
        total={groups.length}
        selected={selected.length}
        takesLetters={takesLetters}
        onSelectAll={(isOn) => setChosen(new Set(isOn ? groups.map(({ key }) => key) : []))}
        onJudge={judge}
      />
    ),
  };
}
