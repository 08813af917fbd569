import { createStore, useStore } from '@homologa/web/state/store';

/** True while a call waits for a proof that the person at this page is the account's owner. */
const proof = createStore({ isAsked: false });
let waiting: ((isGiven: boolean) => void)[] = [];

/**
 * Asks for the second factor or the password, in the dialog of the shell. Resolves to false if the person cancels; all
 * calls that wait share one dialog.
 */
export function proofGiven(): Promise<boolean> {
  proof.set({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

export function settleProof(isGiven: boolean): void {
  const settled = waiting;
  waiting = [];
  proof.set({ isAsked: false });
  for (const resolve of settled) resolve(isGiven);
}

export const useProof = () => useStore(proof);
