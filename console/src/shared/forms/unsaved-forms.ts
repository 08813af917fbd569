/** The forms on the screen with changes that are not saved, the one that was changed first at the head. */
let unsaved: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

export const holdForm = (id: string): void => set([...unsaved.filter((other) => other !== id), id]);

/** Lets the form be left: it was saved, given up, or is gone. */
export function releaseForm(id: string): void {
  if (unsaved.includes(id)) set(unsaved.filter((other) => other !== id));
}

export const hasUnsavedForms = (): boolean => unsaved.length > 0;

/** Whether this form asks for all of them: the router lets one alone hold somebody back. */
export const isAsking = (id: string): boolean => unsaved[0] === id;

/** Calls the listener after each change; gives the function that ends it. */
export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
