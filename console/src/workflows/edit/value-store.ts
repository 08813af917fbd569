import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value that changes with each key, for a context above hundreds of fields: React searches the whole tree below a
 * provider whose value has changed, which takes longer than the key itself.
 */
export interface ValueStore<Value> {
  get: () => Value;
  subscribe: (listen: () => void) => () => void;
}

interface WritableStore<Value> extends ValueStore<Value> {
  put: (value: Value) => void;
  /** Puts the value that was rendered and re-renders the parts that the render has not reached. */
  notify: (value: Value) => void;
}

function createStore<Value>(first: Value): WritableStore<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    put: (value) => {
      current = value;
    },
    notify: (value) => {
      current = value;
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** Returns a store of the latest value, always the same one. Parts that the render reaches have the value at once. */
export function useValueStore<Value>(value: Value): ValueStore<Value> {
  const [store] = useState(() => createStore(value));
  store.put(value);
  useLayoutEffect(() => store.notify(value), [store, value]);
  return store;
}

/** Returns the store for a value that never changes. */
export const fixedStore = <Value>(value: Value): ValueStore<Value> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

/** Re-renders the component when `select` returns something else. */
export const useStored = <Value, Part>(store: ValueStore<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
