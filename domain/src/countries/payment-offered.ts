/**
 * Whether a supplier of this country id can pay: not in Chile, which has no payment method, so that its payment step is
 * skipped (reference 8.1). Known to every screen, and apart from the regions' rules for that.
 */
export const isPaymentOffered = (countryId: string | null | undefined): boolean => countryId !== 'chile';
