import type { PasswordChangeBody } from '@homologa/domain/accounts/account.contract';
import type {
  FactorPolicyResponse,
  NewAppResponse,
  NewFactorResponse,
  OwnSessionResponse,
  PasskeyAnswer,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  StepUpBody,
} from '@homologa/domain/accounts/second-factor.contract';
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

const OWN = '/api/account/second-factor';
const SESSIONS = '/api/account/sessions';
const policy = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}/second-factor-policy`;

/** `isQuestion`: the answers of these calls are secrets or proofs, and are sent without an idempotency key. */
export const secondFactorVerbs = {
  getSecondFactor: () => callJson<SecondFactorResponse>(OWN),
  startAuthenticatorApp: () => callJson<NewAppResponse>(`${OWN}/app`, { method: 'POST', isQuestion: true }),
  confirmAuthenticatorApp: (code: string) =>
    callJson<NewFactorResponse>(`${OWN}/app/confirmation`, { method: 'POST', isQuestion: true, body: { code } }),
  removeAuthenticatorApp: () => callJson<SecondFactorResponse>(`${OWN}/app`, { method: 'DELETE' }),
  startPasskey: () => callJson<PasskeyOptionsResponse>(`${OWN}/passkeys/options`, { method: 'POST', isQuestion: true }),
  addPasskey: (body: { attempt: string; name: string; passkey: PasskeyAnswer }) =>
    callJson<NewFactorResponse>(`${OWN}/passkeys`, { method: 'POST', isQuestion: true, body }),
  removePasskey: (id: string) =>
    callJson<SecondFactorResponse>(`${OWN}/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  renewRecoveryCodes: () =>
    callJson<RecoveryCodesResponse>(`${OWN}/recovery-codes`, { method: 'POST', isQuestion: true }),
  proveAgain: (body: StepUpBody) =>
    callJson<{ proven_until: string }>('/auth/step-up', { method: 'POST', isQuestion: true, body }),
  askStepUpPasskey: () =>
    callJson<PasskeyOptionsResponse>('/auth/step-up/passkey', { method: 'POST', isQuestion: true }),
  listOwnSessions: () => callJson<OwnSessionResponse[]>(SESSIONS),
  endOwnSession: (id: string) =>
    callJson<{ ended: number }>(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  endOtherSessions: () => callJson<{ ended: number }>(SESSIONS, { method: 'DELETE' }),
  getFactorPolicy: (companyId: string) => callJson<FactorPolicyResponse>(policy(companyId)),
  setFactorPolicy: (companyId: string, required: boolean) =>
    callJson<FactorPolicyResponse>(policy(companyId), { method: 'PUT', body: { required } }),
  resetMemberFactor: (companyId: string, memberId: string) =>
    callJson<OkResponse>(
      `/api/companies/${encodeURIComponent(companyId)}/users/${encodeURIComponent(memberId)}/second-factor-reset`,
      { method: 'POST', isQuestion: true },
    ),
  resetPersonFactor: (id: string) =>
    callJson<OkResponse>(`/api/desk/users/${encodeURIComponent(id)}/second-factor-reset`, {
      method: 'POST',
      isQuestion: true,
    }),
};
