/**
 * False for Chile, which has no payment method, so its suppliers skip the payment step (reference 8.1). The rule is in
 * a file of its own, because every screen needs it but not the larger rules of the payment regions.
 */
export const isPaymentOffered = (countryId: string | null | undefined): boolean => countryId !== 'chile';
