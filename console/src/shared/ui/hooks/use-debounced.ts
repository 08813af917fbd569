import { useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Runs the latest call after `delay` milliseconds without a further call; drops a pending call on unmount. */
export function useDebounced<Input>(run: (input: Input) => void, delay: number): (input: Input) => void {
  const latest = useLatest(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (input) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(input), delay);
  };
}
