const listeners = new Set<() => void>();

/** Stores a choice in this browser and notifies all components of the page that show one. */
export function storeChoice(key: string, value: string): void {
  localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of a stored choice, also in another tab. Returns the function that ends it. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener);
  // The browser sends the event `storage` only to the other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
