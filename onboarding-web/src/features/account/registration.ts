import type { NewAccount, PublicInvite } from './api/account.api';
import { keptRegistration } from './kept-registration';
import type { RegisterValues } from './register-rules';

/** A registration through the public link whose code is awaited. */
export interface Started {
  email: string;
  /** Null where it was begun in another browser: a new code can be asked for there. */
  invite: PublicInvite | null;
  /** Null where somebody signed in with an account of before, and after a reload: a password is not kept. */
  account: NewAccount | null;
  /** The newest attempt: its code leads to the supplier. */
  attemptId: string;
}

/** A confirmed registration whose account could not be made, while this page is open: its password is nowhere else. */
interface RefusedAccount {
  supplierId: string;
  account: NewAccount;
  /** What the server, or the way to it, said. */
  refusal: unknown;
}

let refused: RefusedAccount | null = null;

/** Keeps why an account could not be made for the page that asks for it again; null once that is over. */
export const keepRefused = (account: RefusedAccount | null): void => {
  refused = account;
};

/** The account of this supplier that could not be made, or null. */
export const refusedAccount = (supplierId: string): RefusedAccount | null =>
  refused?.supplierId === supplierId ? refused : null;

/** The registration that a reload or the mail's button goes on with, or null. */
export function registrationUnderWay(workflowId: string, query: URLSearchParams): Started | null {
  const kept = keptRegistration(workflowId);
  const email = query.get('email') ?? kept?.invite.email ?? '';
  const attemptId = query.get('attempt') ?? kept?.attemptId ?? null;
  if (!attemptId || email === '') return null;
  return { email, invite: kept?.invite.email === email ? kept.invite : null, account: null, attemptId };
}

/** What was typed into the form before, for anyone who comes back to it. */
export function typedBefore(workflowId: string): Partial<RegisterValues> {
  const invite = keptRegistration(workflowId)?.invite;
  if (!invite) return {};
  const { full_name: name, company_name: company, email, phone, country = '' } = invite;
  return { name, company, email, phone, country };
}

/** The code that the mail's button carries behind the `#`; '' where there is none. */
export const mailedCodeIn = (hash: string): string => /^#code=(\d{6})$/.exec(hash)?.[1] ?? '';
