import { useSyncExternalStore } from 'react';

/** A value outside of React that screens follow. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls the listener after each change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the screen is drawn again when it changes. */
export const useStore = <Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(subscribe, get);
