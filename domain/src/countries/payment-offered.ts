/**
 * Chile has no payment method, so its suppliers skip the payment step (reference 8.1). In a file of its own because
 * every screen needs this rule but not those of the payment regions.
 */
export const isPaymentOffered = (countryId: string | null | undefined): boolean => countryId !== 'chile';
