/**
 * Returns the phone that was given by the client or corrected later, otherwise the phone of the supplier's account. The
 * account comes last, because one account may serve suppliers in several countries.
 */
export const ownPhoneOf = ({ given, account }: { given: string; account: string | null | undefined }): string =>
  given || account || '';
