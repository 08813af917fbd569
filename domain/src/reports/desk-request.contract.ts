import { z } from 'zod';
import { typedText } from '../wire/common.contract';
import { REQUEST_STATUSES } from './request-status';

export const deskRequestKind = z.enum(['bir', 'ccr', 'cfr']);
export const deskRequestStatus = z.enum(REQUEST_STATUSES);

export const locateBody = z.object({ phone: typedText(60) });
