import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { type EditTarget, useEdit } from './edit-context';

export function useTargets(): Pick<ReturnType<typeof useEdit>, 'target' | 'goTo'> {
  const [target, setTarget] = useState<EditTarget | null>(null);
  const goTo = useCallback(
    (path: string, place: number | null) => setTarget((before) => ({ path, place, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  return { target, goTo };
}

export function useOnTarget(part: string, run: (target: EditTarget) => void): void {
  const { target } = useEdit();
  const latest = useLatest(run);
  const done = useRef(0);
  useEffect(() => {
    if (!target || target.turn === done.current || target.path.split('.')[0] !== part) return;
    done.current = target.turn;
    latest.current(target);
  }, [target, part, latest]);
}

/** Duration of a panel's opening animation in milliseconds. */
export const PANEL_OPENS = 300;

/** Scrolls to a field and focuses it after `delay` milliseconds, the time in which its panel opens. */
export function focusField(id: string, delay = 0): void {
  setTimeout(() => {
    const field = document.getElementById(id);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, delay);
}
