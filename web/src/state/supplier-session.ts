/**
 * A supplier's session in the browser's store. The onboarding app owns it; the console writes it once, when a supplier
 * has chosen a new password there, so that nobody types that password twice.
 */
export interface SupplierSession {
  token: string;
  accountId: string;
  email: string;
  name: string;
  phone: string;
}

export const SUPPLIER_SESSION_KEY = 'homologa.onboarding.session';
