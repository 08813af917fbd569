/** A file of a former build that is gone: the page only needs to be loaded again. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Unable to preload CSS|ChunkLoadError/i.test(error.message);
