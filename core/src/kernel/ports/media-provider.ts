/** Somebody about whom articles are looked for. */
export interface MediaQuery {
  name: string;
  /** Null where that is not known. */
  kind: 'person' | 'organisation' | null;
  /** ISO alpha-2. */
  countries: readonly string[];
}

/** An article as a provider gives it (reference 10.11). */
export interface ProvidedArticle {
  id: string;
  title: string;
  text: string;
  publisher: string;
  published_on: string;
  url: string;
  /** Whom it is about, where the provider says so. */
  names: string[];
}

/** A source of articles outside (reference 10.11): what it answers is matched and scored here. */
export interface MediaProvider {
  readonly name: string;
  /** Articles that may be about somebody of the queries. Throws MediaProviderError where it does not answer. */
  search(queries: readonly MediaQuery[], signal: AbortSignal): Promise<ProvidedArticle[]>;
}

/** The provider did not answer, or not as it should. */
export class MediaProviderError extends Error {
  override name = 'MediaProviderError';
}
