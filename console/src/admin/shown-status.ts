import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';

/** Shut out of every company is deactivated, whatever the account itself says. */
export const shownStatus = ({ status, companies }: Pick<DeskUserResponse, 'status' | 'companies'>) =>
  companies.length > 0 && companies.every(({ deactivated }) => deactivated) ? 'deactivated' : status;
