import type { NewAccount, PublicInvite } from './api/account.api';
import { keptRegistration } from './kept-registration';
import type { RegisterValues } from './register-rules';

export interface Started {
  email: string;
  /**
   * Company data that the user typed. Null if the registration was started in another browser; a new code can still be
   * requested then.
   */
  invite: PublicInvite | null;
  /**
   * Account to create. Null for a login with an existing account, and null after a reload, because passwords are not
   * stored.
   */
  account: NewAccount | null;
  attemptId: string;
}

/**
 * Registration whose e-mail address is confirmed but whose account was rejected. It contains the password, so it is
 * kept only in memory.
 */
interface RefusedAccount {
  supplierId: string;
  account: NewAccount;
  refusal: unknown;
}

let refused: RefusedAccount | null = null;

export const keepRefused = (account: RefusedAccount | null): void => {
  refused = account;
};

export const refusedAccount = (supplierId: string): RefusedAccount | null =>
  refused?.supplierId === supplierId ? refused : null;

export function registrationUnderWay(workflowId: string, query: URLSearchParams): Started | null {
  const kept = keptRegistration(workflowId);
  const email = query.get('email') ?? kept?.invite.email ?? '';
  const attemptId = query.get('attempt') ?? kept?.attemptId ?? null;
  if (!attemptId || email === '') return null;
  return { email, invite: kept?.invite.email === email ? kept.invite : null, account: null, attemptId };
}

export function typedBefore(workflowId: string): Partial<RegisterValues> {
  const invite = keptRegistration(workflowId)?.invite;
  if (!invite) return {};
  const { full_name: name, company_name: company, email, phone, country = '' } = invite;
  return { name, company, email, phone, country };
}

export const mailedCodeIn = (hash: string): string => /^#code=(\d{6})$/.exec(hash)?.[1] ?? '';
