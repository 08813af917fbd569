export type OutgoingFault =
  | 'address_refused'
  | 'address_unusable'
  | 'redirect_refused'
  | 'answer_missing'
  | 'answer_too_large'
  | 'answer_too_slow'
  | 'answer_encoded';

const SENTENCES: Record<OutgoingFault, (host: string) => string> = {
  address_refused: (host) => `${host} is no address of the public internet, and OUTGOING_ALLOWED does not name it`,
  address_unusable: (host) => `the address of ${host} is not of http or https, or holds a password`,
  redirect_refused: (host) => `${host} redirects to where it may not`,
  answer_missing: (host) => `${host} does not answer`,
  answer_too_large: (host) => `the answer of ${host} is too large`,
  answer_too_slow: (host) => `${host} answers too slowly`,
  answer_encoded: (host) => `${host} answers in an encoding that was not asked for`,
};

/** Error of the guarded client. Names only the host, because an address may contain a key. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(
    readonly fault: OutgoingFault,
    host: string,
  ) {
    super(SENTENCES[fault](host));
  }
}

/** Checks an error and what caused it, because a caller may have wrapped it. */
export function isOutgoingFault(error: unknown, fault: OutgoingFault): boolean {
  for (let link = error; link instanceof Error; link = link.cause)
    if (link instanceof OutgoingError && link.fault === fault) return true;
  return false;
}
