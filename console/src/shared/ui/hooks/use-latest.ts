import { type RefObject, useEffect, useRef } from 'react';

/** A ref to the value of the latest render, for timers and effects that outlive their own render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
