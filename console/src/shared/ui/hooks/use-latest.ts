import { type RefObject, useEffect, useRef } from 'react';

/** The value of the latest render, for timers and effects that outlive the render they were made in. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
