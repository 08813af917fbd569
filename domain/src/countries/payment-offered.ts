/**
 * False for Chile, which has no payment method, so its suppliers skip the payment step (reference 8.1). A separate
 * file, because every screen needs this rule but not the larger rules of the payment regions.
 */
export const isPaymentOffered = (countryId: string | null | undefined): boolean => countryId !== 'chile';
