/** Raised whenever the matcher would answer a question otherwise: a replay tells by it what it cannot compare. */
export const ENGINE_VERSION = 2;
