/**
 * The supplier's own phone: the one that the client gave or somebody corrected since, else the account's. One account
 * may serve suppliers of several countries, so that its phone is the last resort.
 */
export const ownPhoneOf = ({ given, account }: { given: string; account: string | null | undefined }): string =>
  given || account || '';
