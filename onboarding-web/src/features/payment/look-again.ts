/** Milliseconds before each look for news of a payment; afterwards the person asks, or comes back to the page. */
const LOOK_DELAYS: readonly number[] = [1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 15_000, 15_000];

/** How long to wait before the look after so many; null when enough were made. */
export const delayBeforeLook = (looks: number): number | null => LOOK_DELAYS[looks] ?? null;
