/** Increase with every change of the matcher that changes results: replays compare only results of the same version. */
export const ENGINE_VERSION = 3;
