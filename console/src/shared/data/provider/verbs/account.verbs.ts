import type { PasswordChangeBody } from '@homologa/domain/accounts/account.contract';
import type { AnswerInvitationResponse, OwnInvitationResponse } from '@homologa/domain/companies/company-user.contract';
import type { UpdateAccountBody, UserResponse } from '@homologa/domain/session/session.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../../../http/http-client';

const account = (id: string): string => `/api/accounts/${encodeURIComponent(id)}`;
const logo = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}/logo`;

export const accountVerbs = {
  changePassword: (body: PasswordChangeBody) =>
    callJson<OkResponse>('/api/registration/local/password-change', { method: 'POST', body, isQuestion: true }),
  updateAccount: (id: string, body: UpdateAccountBody) => callJson<UserResponse>(account(id), { method: 'PUT', body }),
  uploadPicture: (id: string, file: File) => {
    const form = new FormData();
    form.set('image', file);
    return callJson<UserResponse>(`${account(id)}/image`, { method: 'PATCH', body: form });
  },
  removePicture: (id: string) => callJson<UserResponse>(`${account(id)}/image`, { method: 'DELETE' }),
  uploadOwnLogo: (companyId: string, file: File) => {
    const form = new FormData();
    form.set('logo', file);
    return callJson<UserResponse>(logo(companyId), { method: 'PATCH', body: form });
  },
  getInvitations: () => callJson<OwnInvitationResponse[]>('/auth/invitations'),
  answerInvitation: (id: string, accept: boolean) =>
    callJson<AnswerInvitationResponse>(`/auth/invitations/${encodeURIComponent(id)}`, {
      method: 'POST',
      body: { accept },
    }),
  removeOwnLogo: (companyId: string) => callJson<UserResponse>(logo(companyId), { method: 'DELETE' }),
};
