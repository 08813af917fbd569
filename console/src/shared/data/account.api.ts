import type { LoginBody, PasswordChangeBody } from '@homologa/domain/accounts/account.contract';
import type { SessionResponse, UpdateAccountBody, UserResponse } from '@homologa/domain/session/session.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';
import { callJson, callVoid } from '../http/http-client';

export const accountApi = {
  /** The form shows the 401 of a wrong password; it must not end the session. */
  login: (body: Partial<LoginBody>) =>
    callJson<SessionResponse>('/auth/login', { method: 'POST', body, keepsSession: true, isQuestion: true }),
  reload: () => callJson<SessionResponse>('/auth/reload'),
  logout: () => callVoid('/auth/logout', { method: 'POST' }),
  requestPasswordReset: (email: string, locale: string) =>
    callJson<OkResponse>('/password-reset', {
      method: 'POST',
      body: { email, locale },
      keepsSession: true,
      isQuestion: true,
    }),
  setNewPassword: (body: { token: string; password: string; confirm: string }) =>
    callJson<OkResponse>('/password-new', { method: 'POST', body, keepsSession: true, isQuestion: true }),
  changePassword: (body: PasswordChangeBody) =>
    callJson<OkResponse>('/api/registration/local/password-change', { method: 'POST', body, isQuestion: true }),
  updateAccount: (id: string, body: UpdateAccountBody) =>
    callJson<UserResponse>(`/api/accounts/${id}`, { method: 'PUT', body }),
  uploadImage: (id: string, file: File) => {
    const form = new FormData();
    form.set('image', file);
    return callJson<UserResponse>(`/api/accounts/${id}/image`, { method: 'PATCH', body: form });
  },
  removeImage: (id: string) => callJson<UserResponse>(`/api/accounts/${id}/image`, { method: 'DELETE' }),
  uploadLogo: (companyId: string, file: File) => {
    const form = new FormData();
    form.set('logo', file);
    return callJson<UserResponse>(`/api/companies/${encodeURIComponent(companyId)}/logo`, {
      method: 'PATCH',
      body: form,
    });
  },
  removeLogo: (companyId: string) =>
    callJson<UserResponse>(`/api/companies/${encodeURIComponent(companyId)}/logo`, { method: 'DELETE' }),
  config: () => callJson<ConfigResponse>('/config'),
};
