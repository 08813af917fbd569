import type { ProductType } from '@homologa/domain/catalog/report-types';
import type { CompanyFeatures } from '@homologa/domain/companies/features';
import { productOf } from '@homologa/domain/companies/features';
import { quotaRefusal } from '@homologa/domain/companies/quota';
import { requestProductOf } from '@homologa/domain/desk/desk-rules';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { traitsOf } from '../../workflow/workflow-traits';
import { ccrState, reportState } from './report-state';

export type RequestRefusal = 'admins_only' | 'under_way' | 'product_limit_reached' | 'product_not_enabled';

interface RequestOffer {
  isShown: boolean;
  refusal: RequestRefusal | null;
}

const HIDDEN: RequestOffer = { isShown: false, refusal: null };
const shown = (refusal: RequestRefusal | null): RequestOffer => ({ isShown: true, refusal });

type Products = Pick<CompanyFeatures, 'products'>;

export const birProductOf = (supplier: Pick<SupplierRow, 'workflow'>): ProductType =>
  requestProductOf(traitsOf(supplier.workflow));

/**
 * Offers 'Request BIR' (reference 9.2). The offer is enabled for company admins; it is disabled for other users and
 * while a request is open.
 */
export function birOffer(supplier: SupplierRow, isAdmin: boolean, features: Products): RequestOffer {
  if (supplier.workflow.status === 'draft') return HIDDEN;
  if (!isAdmin) return shown('admins_only');
  if (reportState(supplier) === 'pending') return shown('under_way');
  return shown(quotaRefusal(productOf(features, birProductOf(supplier)), 1));
}

export function ccrOffer(supplier: SupplierRow, features: Products): RequestOffer {
  const isEnabled = productOf(features, 'ccr')?.enabled === true;
  if (!isEnabled || supplier.workflow.status === 'draft' || ccrState(supplier) !== 'not_requested') return HIDDEN;
  return shown(quotaRefusal(productOf(features, 'ccr'), 1));
}
