import { createHash } from 'node:crypto';
import { canonicalJson } from '@homologa/domain/language/canonical-json';
import type { DeliveryData } from '@homologa/domain/reports/delivery-data';
import { numberOf } from '../documents/report-number';

export const reportNumberOf = (requestId: string): string => numberOf('HR', requestId);

export const deliveryHashOf = (data: DeliveryData): string =>
  createHash('sha256').update(canonicalJson(data)).digest('hex');
