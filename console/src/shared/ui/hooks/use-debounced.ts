import { useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Runs the latest call after a rest of so many milliseconds; what is pending at the end is dropped. */
export function useDebounced<Input>(run: (input: Input) => void, delay: number): (input: Input) => void {
  const latest = useLatest(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (input) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(input), delay);
  };
}
