import { removePassword } from '@homologa/core/accounts/credentials/remove-password';
import { setFirstPassword } from '@homologa/core/accounts/credentials/set-first-password';
import { confirmEmailChange } from '@homologa/core/accounts/email/confirm-email-change';
import { requestEmailChange } from '@homologa/core/accounts/email/request-email-change';
import { noticeOf } from '@homologa/core/accounts/profile/consents.steps';
import { correctOwnDetails } from '@homologa/core/accounts/profile/correct-own-details';
import { requireUser } from '@homologa/core/kernel/authorize';
import type { Context } from '@homologa/core/kernel/context';
import { getAccountHome } from '@homologa/core/privacy/account-home.queries';
import { decideErasure } from '@homologa/core/privacy/decide-erasure';
import { openDataCopy } from '@homologa/core/privacy/open-data-copy';
import { listOwnRequests, listPrivacyRequests } from '@homologa/core/privacy/privacy-request.queries';
import { requestDataCopy } from '@homologa/core/privacy/request-data-copy';
import { requestErasure, withdrawErasure } from '@homologa/core/privacy/request-erasure';
import { listConsents, setConsents } from '@homologa/core/privacy/set-consents';
import {
  emailChangeBody,
  emailChangeConfirmationBody,
  emailChangeResponse,
  firstPasswordBody,
  ownDetailsBody,
  passwordRemovalBody,
} from '@homologa/domain/accounts/account.contract';
import { findCountry } from '@homologa/domain/countries/find-country';
import { accountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import {
  consentsBody,
  deskPrivacyRequestList,
  deskPrivacyRequestListResponse,
  erasureBody,
  type PrivacyNoticeResponse,
  privacyDecisionBody,
  privacyNoticeQuery,
  privacyNoticeResponse,
  privacyRequestParams,
} from '@homologa/domain/privacy/privacy.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentAccountHome } from './account-home.presenter';
import { presentNotice } from './privacy-notice.presenter';
import { presentDeskPrivacyRequest } from './privacy-request.presenter';

const ACCEPTED = 202;
const OK = { ok: true } as const;

async function presentHome(ctx: Context) {
  const { userId } = requireUser(ctx.actor);
  const [home, consents, requests] = await Promise.all([
    getAccountHome(ctx),
    listConsents(ctx, userId),
    listOwnRequests(ctx, userId),
  ]);
  return presentAccountHome(home, consents, requests);
}

export const privacyRoutes = [
  route({
    method: 'get',
    path: '/onboarding/privacy-notice',
    summary: "What is done with a supplier's data, by country and language",
    auth: 'public',
    query: privacyNoticeQuery,
    response: privacyNoticeResponse,
    handler({ ctx, query }): Promise<PrivacyNoticeResponse> {
      return Promise.resolve(presentNotice(noticeOf(ctx, findCountry(query.country)?.id ?? '', query.language)));
    },
  }),
  route({
    method: 'get',
    path: '/onboarding/account',
    summary: "A supplier's account: its onboardings, payments, consents and requests about its data",
    auth: 'session',
    response: accountHomeResponse,
    handler: ({ ctx }) => presentHome(ctx),
  }),
  route({
    method: 'patch',
    path: '/onboarding/account',
    summary: "Correct name, phone and language of a supplier's account",
    auth: 'session',
    body: ownDetailsBody,
    response: accountHomeResponse,
    async handler({ ctx, body }) {
      await correctOwnDetails(ctx, body);
      return presentHome(ctx);
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/email',
    summary: "Mail a code to the e-mail that a supplier's account is to have",
    auth: 'session',
    body: emailChangeBody,
    response: emailChangeResponse,
    status: ACCEPTED,
    async handler({ ctx, body, ip }) {
      return { attempt: await requestEmailChange(ctx, { email: body.email, ip }) };
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/email/confirmation',
    summary: 'Change the e-mail of the account to the one that the mailed code proves',
    auth: 'session',
    body: emailChangeConfirmationBody,
    response: accountHomeResponse,
    async handler({ ctx, body, ip }) {
      await confirmEmailChange(ctx, { attemptId: body.attempt, code: body.code, ip });
      return presentHome(ctx);
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/password/removal',
    summary: "Remove the password of a supplier's account, which logs in with mailed codes after that",
    auth: 'session',
    body: passwordRemovalBody,
    response: accountHomeResponse,
    async handler({ ctx, body, ip }) {
      await removePassword(ctx, { password: body.password, ip });
      return presentHome(ctx);
    },
  }),
  route({
    method: 'put',
    path: '/onboarding/account/consents',
    summary: 'Agree to what is optional, or not any more',
    auth: 'session',
    body: consentsBody,
    response: accountHomeResponse,
    async handler({ ctx, body, ip }) {
      await setConsents(ctx, { consents: body.consents, ip });
      return presentHome(ctx);
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/password',
    summary: 'Set the first password of an account that logs in with mailed codes',
    auth: 'session',
    body: firstPasswordBody,
    response: accountHomeResponse,
    async handler({ ctx, body }) {
      await setFirstPassword(ctx, body);
      return presentHome(ctx);
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/data-copy',
    summary: "Ask for a copy of one's data",
    auth: 'session',
    response: accountHomeResponse,
    status: ACCEPTED,
    async handler({ ctx }) {
      await requestDataCopy(ctx);
      return presentHome(ctx);
    },
  }),
  route({
    method: 'get',
    path: '/onboarding/account/data-copy/file',
    summary: "The copy of one's data, for a week",
    auth: 'session',
    async handler({ ctx, res }) {
      return sendFile(res, await openDataCopy(ctx));
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/account/erasure',
    summary: "Ask for the erasure of one's data; the provider's desk decides",
    auth: 'session',
    body: erasureBody,
    response: accountHomeResponse,
    status: ACCEPTED,
    async handler({ ctx, body }) {
      await requestErasure(ctx, { note: body.note });
      return presentHome(ctx);
    },
  }),
  route({
    method: 'delete',
    path: '/onboarding/account/erasure',
    summary: 'Take the request for erasure back',
    auth: 'session',
    response: accountHomeResponse,
    async handler({ ctx }) {
      await withdrawErasure(ctx);
      return presentHome(ctx);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/privacy-requests',
    summary: 'Requests for erasure that wait for a decision, the oldest first',
    auth: 'staff',
    roles: ['administration'],
    response: deskPrivacyRequestListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskPrivacyRequestList);
      const { requests, total } = await listPrivacyRequests(ctx, query);
      setContentRange(res, deskPrivacyRequestList.resource, query.range.start, requests.length, total);
      return requests.map(presentDeskPrivacyRequest);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/privacy-requests/:id/decision',
    summary: 'Grant an erasure, or refuse it with a reason',
    auth: 'staff',
    roles: ['administration'],
    params: privacyRequestParams,
    body: privacyDecisionBody,
    response: okResponse,
    async handler({ ctx, params, body }) {
      await decideErasure(ctx, { requestId: params.id, ...body });
      return OK;
    },
  }),
];
