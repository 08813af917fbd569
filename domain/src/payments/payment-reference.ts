/** How much of a request's id its payment reference shows. */
const REFERENCE_LENGTH = 12;

/** What a supplier names when it pays: of its BIR request's id (wire.md B16). */
export const paymentReferenceOf = (birRequestId: string): string => birRequestId.slice(-REFERENCE_LENGTH).toUpperCase();
