import type { PasswordResetBody } from '@homologa/domain/accounts/account.contract';
import { isUuid } from '@homologa/domain/identity/is-uuid';
import { storage, writeJson } from '@homologa/web/state/storage';
import { SUPPLIER_SESSION_KEY, type SupplierSession } from '@homologa/web/state/supplier-session';
import { authApi } from '../shared/auth/auth.api';

/** The supplier's process from which the page was opened; null if the address names none. */
export function processOf(search: URLSearchParams): NonNullable<PasswordResetBody['process']> | null {
  const workflowId = search.get('workflow') ?? '';
  const supplierId = search.get('supplier') ?? '';
  return isUuid(workflowId) && isUuid(supplierId) ? { workflow_id: workflowId, supplier_id: supplierId } : null;
}

/** Page of the onboarding app to which a supplier goes on with the new password: the process, otherwise the home. */
export function suppliersPage(search: URLSearchParams): string {
  const process = processOf(search);
  const email = search.get('email');
  const query = email ? `?${new URLSearchParams({ email }).toString()}` : '';
  return process
    ? `/onboarding/${process.workflow_id}/suppliers/${process.supplier_id}${query}`
    : `/onboarding/home${query}`;
}

/**
 * Opens the supplier's session with the new password, which the onboarding app takes over, so that it is not typed
 * again. A failure only means that the page asks for the log-in.
 */
export async function openSuppliersSession(email: string, password: string): Promise<void> {
  try {
    const { token, user } = await authApi.login({ email, password });
    const { name, phone } = user.info;
    const session: SupplierSession = { token, accountId: user.id, email: user.info.email, name, phone };
    writeJson(storage, SUPPLIER_SESSION_KEY, session);
  } catch {
    // The page logs in.
  }
}
