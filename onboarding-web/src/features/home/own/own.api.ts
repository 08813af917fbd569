import type { LoginCodeResponse, OwnDetailsBody } from '@homologa/domain/accounts/account.contract';
import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { call } from '../../../lib/api-client';

const ACCOUNT = '/onboarding/account';

export const patchDetails = (body: OwnDetailsBody): Promise<AccountHomeResponse> => call('PATCH', ACCOUNT, { body });

/** Mails a code to the new e-mail and returns the id of the attempt. */
export const postEmailChange = async (email: string): Promise<string> =>
  (await call<LoginCodeResponse>('POST', `${ACCOUNT}/email`, { body: { email } })).attempt;

export const confirmEmailChange = (attempt: string, code: string): Promise<AccountHomeResponse> =>
  call('POST', `${ACCOUNT}/email/confirmation`, { body: { attempt, code } });

export const setFirstPassword = (password: string): Promise<AccountHomeResponse> =>
  call('POST', `${ACCOUNT}/password`, { body: { password } });

export const changePassword = (email: string, oldPassword: string, newPassword: string): Promise<OkResponse> =>
  call('POST', '/api/registration/local/password-change', { body: { email, oldPassword, newPassword } });

export const removePassword = (password: string): Promise<AccountHomeResponse> =>
  call('POST', `${ACCOUNT}/password/removal`, { body: { password } });
