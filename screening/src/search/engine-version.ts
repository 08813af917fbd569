/**
 * Increment with every change of the matcher that changes results: replays compare results of the same version only.
 */
export const ENGINE_VERSION = 3;
