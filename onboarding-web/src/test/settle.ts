/** Milliseconds of the debounces and delays that the components use without a test waiting for their end. */
const REST = 30;
/** Turns of the event loop in which React renders and stubbed responses arrive. */
const TURNS = 20;

/**
 * Lets React render what was done. Counts turns as well as time, because on a busy machine the whole time may pass within
 * one turn.
 */
export async function settle(): Promise<void> {
  await new Promise((go) => setTimeout(go, REST));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((go) => setImmediate(go));
}
