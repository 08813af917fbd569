let unsaved: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

export const addUnsavedForm = (id: string): void => set([...unsaved.filter((other) => other !== id), id]);

export function releaseForm(id: string): void {
  if (unsaved.includes(id)) set(unsaved.filter((other) => other !== id));
}

export const hasUnsavedForms = (): boolean => unsaved.length > 0;

/** React Router allows a single blocker, so the first form with unsaved changes guards all forms. */
export const isAsking = (id: string): boolean => unsaved[0] === id;

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
