export interface MediaQuery {
  name: string;
  kind: 'person' | 'organisation' | null;
  countries: readonly string[];
}

export interface ProvidedArticle {
  id: string;
  title: string;
  text: string;
  publisher: string;
  published_on: string;
  url: string;
  names: string[];
}

export interface MediaProvider {
  readonly name: string;
  /** Returns articles that may concern the queried names. Throws MediaProviderError if the provider fails. */
  search(queries: readonly MediaQuery[], signal: AbortSignal): Promise<ProvidedArticle[]>;
}

export class MediaProviderError extends Error {
  override name = 'MediaProviderError';
}
