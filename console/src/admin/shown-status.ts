import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';

/**
 * Returns the status to display: a user deactivated in all companies counts as deactivated, even if the account itself
 * is active.
 */
export const shownStatus = ({ status, companies }: Pick<DeskUserResponse, 'status' | 'companies'>) =>
  companies.length > 0 && companies.every(({ deactivated }) => deactivated) ? 'deactivated' : status;
