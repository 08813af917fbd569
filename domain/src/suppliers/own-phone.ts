/**
 * The supplier's phone: given by the client or corrected since, else the account's. The account is the last resort
 * because one account may serve suppliers in several countries.
 */
export const ownPhoneOf = ({ given, account }: { given: string; account: string | null | undefined }): string =>
  given || account || '';
