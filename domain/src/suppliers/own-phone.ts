/**
 * Returns the supplier's phone number: `given` is the number from the client or its later correction. The number of the
 * supplier's account is only a fallback, because one account may serve suppliers in several countries.
 */
export const ownPhoneOf = ({ given, account }: { given: string; account: string | null | undefined }): string =>
  given || account || '';
