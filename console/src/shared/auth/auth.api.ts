import type { LoginBody, PasswordResetBody } from '@homologa/domain/accounts/account.contract';
import type { FactorLoginBody, PasskeyOptionsResponse } from '@homologa/domain/accounts/second-factor.contract';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { callJson, callVoid } from '../http/http-client';

/**
 * Calls of the auth provider and of pages without a session. Separate from the data provider, which the sign-in page
 * does not load.
 */
export const authApi = {
  /** `keepsSession` is set because the form shows the 401 of a wrong password, which must not end the session. */
  login: (body: Partial<LoginBody>) =>
    callJson<SessionResponse>('/auth/login', { method: 'POST', body, keepsSession: true, isQuestion: true }),
  /** The second half of a log-in of an account with a second factor. */
  confirmLogin: (body: FactorLoginBody) =>
    callJson<SessionResponse>('/auth/second-factor', { method: 'POST', body, keepsSession: true, isQuestion: true }),
  askLoginPasskey: (attempt: string) =>
    callJson<PasskeyOptionsResponse>('/auth/second-factor/passkey', {
      method: 'POST',
      body: { attempt },
      keepsSession: true,
      isQuestion: true,
    }),
  reload: () => callJson<SessionResponse>('/auth/reload'),
  logout: () => callVoid('/auth/logout', { method: 'POST' }),
  requestPasswordReset: (body: PasswordResetBody) =>
    callJson<OkResponse>('/password-reset', {
      method: 'POST',
      body,
      keepsSession: true,
      isQuestion: true,
    }),
  setNewPassword: (body: { token: string; password: string; confirm: string }) =>
    callJson<OkResponse>('/password-new', { method: 'POST', body, keepsSession: true, isQuestion: true }),
  config: () => callJson<ConfigResponse>('/config'),
};
