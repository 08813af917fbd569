import { z } from 'zod';
import { REQUEST_STATUSES } from './request-status';

export const deskRequestKind = z.enum(['bir', 'ccr', 'cfr']);
export const deskRequestStatus = z.enum(REQUEST_STATUSES);
