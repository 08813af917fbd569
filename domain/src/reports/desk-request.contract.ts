import { z } from 'zod';

export const deskRequestKind = z.enum(['bir', 'ccr', 'cfr']);
/** queued, taken by somebody, verified (the data are), delivered; cancelled by a deletion. */
export const deskRequestStatus = z.enum(['queued', 'taken', 'verified', 'delivered', 'cancelled']);
