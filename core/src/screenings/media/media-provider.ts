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
  /** Names of the people and organisations in the article, if the provider lists them. */
  names: string[];
}

/** An external source of adverse-media articles; matching and scoring happen here. */
export interface MediaProvider {
  readonly name: string;
  /** Articles that may concern the queried names. Throws MediaProviderError if the provider fails. */
  search(queries: readonly MediaQuery[], signal: AbortSignal): Promise<ProvidedArticle[]>;
}

export class MediaProviderError extends Error {
  override name = 'MediaProviderError';
}
