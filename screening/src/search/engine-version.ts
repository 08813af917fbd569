/**
 * Must be incremented with every change of the matcher that changes results, because replays compare only results of
 * the same version.
 */
export const ENGINE_VERSION = 3;
