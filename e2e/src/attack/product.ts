export interface AttackedProduct {
  url: string;
  databaseUrl: string;
}

/** Secret of the messages that machines send to the fuzzed product: bureau, mail and payment providers. */
export const FUZZ_SECRET = 'a-secret-of-the-fuzzed-product-0123456789';
