import type { Context } from '@homologa/core/kernel/context';
import { beginOnboarding } from '@homologa/core/onboarding/account/begin-onboarding';
import { checkInvitedEmail } from '@homologa/core/onboarding/account/check-invited-email';
import { confirmEmail } from '@homologa/core/onboarding/account/confirm-email';
import { confirmRegistration } from '@homologa/core/onboarding/account/confirm-registration';
import { connectAccount } from '@homologa/core/onboarding/account/connect-account';
import { createPublicSupplier } from '@homologa/core/onboarding/account/create-public-supplier';
import { mailOwnLink } from '@homologa/core/onboarding/account/mail-own-link';
import { updateCallTime } from '@homologa/core/onboarding/account/update-call-time';
import { updateLanguage } from '@homologa/core/onboarding/account/update-language';
import { updatePhone } from '@homologa/core/onboarding/account/update-phone';
import { openAttachment } from '@homologa/core/onboarding/answers/open-attachment';
import { findCallPlan } from '@homologa/core/onboarding/call-plan.queries';
import { getOnboardingWorkflow } from '@homologa/core/onboarding/get-onboarding-workflow';
import type { SeenSupplier } from '@homologa/core/onboarding/onboarding.queries';
import { getOnboardingSupplier } from '@homologa/core/onboarding/onboarding.queries';
import { startOnboarding } from '@homologa/core/onboarding/start-onboarding';
import { getToldBefore } from '@homologa/core/onboarding/told-before.queries';
import { describePayment } from '@homologa/core/payments/payment-view';
import { workingDaysOf } from '@homologa/core/reports/working-days.queries';
import { matchLocale } from '@homologa/domain/language/locales';
import {
  type AccountCheckResponse,
  accountCheckBody,
  accountCheckResponse,
  beginBody,
  beginResponse,
  type ConfirmedRegistrationResponse,
  confirmedRegistrationResponse,
  connectAccountBody,
  emailConfirmationBody,
  type OnboardingSupplierResponse,
  onboardingAttachmentParams,
  onboardingSupplierParams,
  onboardingSupplierResponse,
  onboardingWorkflowParams,
  onboardingWorkflowResponse,
  type PublicLinkResponse,
  publicLinkBody,
  publicLinkQuery,
  publicLinkResponse,
  registrationParams,
  updateOwnSupplierBody,
} from '@homologa/domain/onboarding/onboarding.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { type RouteInput, route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { callerOf } from '../accounts/present-session';
import { presentOwn, presentSeenSupplier } from './onboarding-supplier.presenter';
import { presentOnboardingWorkflow } from './onboarding-workflow.presenter';

const SUPPLIER = '/onboarding/workflows/:id/suppliers/:sid';

type SupplierCall = Pick<RouteInput<{ id: string; sid: string }, unknown, unknown>, 'params' | 'linkToken'>;

export const keyOf = ({ params, linkToken }: SupplierCall) => ({
  workflowId: params.id,
  supplierId: params.sid,
  linkToken,
});

export async function answerSupplier(
  { ctx }: Pick<RouteInput<unknown, unknown, unknown>, 'ctx'>,
  seen: SeenSupplier,
): Promise<OnboardingSupplierResponse> {
  const accountEmail = ctx.actor.kind === 'user' ? ctx.actor.email : '';
  const before = seen.view === 'link' ? await getToldBefore(ctx, seen.supplier) : null;
  return presentSeenSupplier(seen, accountEmail, { ...(await ownFacts(ctx, seen)), before });
}

async function ownFacts(ctx: Context, { view, supplier }: SeenSupplier) {
  const isOwn = view === 'own';
  return {
    payment: describePayment(ctx, supplier),
    call: isOwn ? await findCallPlan(ctx, supplier) : null,
    // The holiday library is large, so it is loaded only if the response contains a time.
    timeZone: isOwn && supplier.receivedAt ? (await workingDaysOf(supplier.country)).timeZone : 'UTC',
  };
}

export const onboardingRoutes = [
  route({
    method: 'get',
    path: '/onboarding/workflows/:id',
    summary: 'A workflow as its suppliers see it; who asks and for what, to anybody who has its public link',
    auth: 'public',
    params: onboardingWorkflowParams,
    response: onboardingWorkflowResponse,
    handler: async ({ ctx, params, linkToken }) =>
      presentOnboardingWorkflow(await getOnboardingWorkflow(ctx, { id: params.id, linkToken }), ctx.config),
  }),
  route({
    method: 'post',
    path: '/onboarding/workflows/:id/suppliers',
    summary: 'Registers through the public link: a mail says how to go on',
    auth: 'public',
    params: onboardingWorkflowParams,
    query: publicLinkQuery,
    body: publicLinkBody,
    response: publicLinkResponse,
    status: 201,
    async handler({ ctx, req, params, query, body, ip }): Promise<PublicLinkResponse> {
      const invite = {
        companyName: body.company_name,
        fullName: body.full_name,
        emails: body.emails,
        country: body.country,
        phone: body.phone,
      };
      const attemptId = await createPublicSupplier(ctx, {
        workflowId: params.id,
        invite,
        locale: matchLocale(req.get('Accept-Language')),
        ip,
        attemptId: query.attempt ?? null,
      });
      return { _id: attemptId, id: attemptId };
    },
  }),
  route({
    method: 'post',
    path: '/onboarding/workflows/:id/registrations/:rid/confirmation',
    summary: 'Confirms a registration by the mailed code, and opens the onboarding',
    auth: 'public',
    params: registrationParams,
    body: emailConfirmationBody,
    response: confirmedRegistrationResponse,
    async handler({ ctx, params, body, ip }): Promise<ConfirmedRegistrationResponse> {
      const { supplierId, token } = await confirmRegistration(ctx, {
        workflowId: params.id,
        attemptId: params.rid,
        code: body.code,
        ip,
      });
      return { _id: supplierId, id: supplierId, token };
    },
  }),
  route({
    method: 'post',
    path: `${SUPPLIER}/email-confirmation`,
    summary: "Confirms a self-registered supplier's e-mail by the mailed code",
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: emailConfirmationBody,
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(input, await confirmEmail(input.ctx, keyOf(input), { code: input.body.code, ip: input.ip })),
  }),
  route({
    method: 'get',
    path: SUPPLIER,
    summary: 'A supplier: the minimum for its link, everything for its own session',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await getOnboardingSupplier(input.ctx, keyOf(input))),
  }),
  route({
    method: 'put',
    path: SUPPLIER,
    summary: 'Changes the phone or the preferred time of the verification call, or the language of the mails',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: updateOwnSupplierBody,
    response: onboardingSupplierResponse,
    async handler(input) {
      const { account, language, call_time: time } = input.body;
      const key = keyOf(input);
      let seen = language ? await updateLanguage(input.ctx, key, language) : null;
      if (time) seen = await updateCallTime(input.ctx, key, time);
      if (account || !seen) seen = await updatePhone(input.ctx, key, account?.phone ?? '');
      return answerSupplier(input, seen);
    },
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/get-started`,
    summary: 'The supplier has begun',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await startOnboarding(input.ctx, keyOf(input))),
  }),
  route({
    method: 'post',
    path: `${SUPPLIER}/account-check`,
    summary: 'Whether an account of this e-mail may take the onboarding up, before one is made',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: accountCheckBody,
    response: accountCheckResponse,
    async handler(input): Promise<AccountCheckResponse> {
      const { isInvited, hints } = await checkInvitedEmail(input.ctx, keyOf(input), input.body.email);
      return { invited: isInvited, invited_emails: hints };
    },
  }),
  route({
    method: 'post',
    path: `${SUPPLIER}/begin`,
    summary: "Makes an account for the invited e-mail, without a password; its session opens the link's supplier only",
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: beginBody,
    response: beginResponse,
    status: 201,
    isSecret: true,
    async handler(input) {
      const { body, ctx, req } = input;
      const { token, actor, seen } = await beginOnboarding(ctx, keyOf(input), {
        name: body.name,
        phone: body.phone,
        locale: body.locale,
        noticeCountry: body.notice_country ?? null,
        consents: body.consents ?? [],
        caller: callerOf(req),
      });
      const supplier = presentOwn(seen.supplier, actor.email, await ownFacts(ctx, seen));
      const { userId: id, email } = actor;
      return { token, account: { _id: id, id, name: body.name, email, phone: supplier.account.phone }, supplier };
    },
  }),
  route({
    method: 'post',
    path: `${SUPPLIER}/link-mail`,
    summary: 'Mails a new link to the connected account, or else to the invited e-mails, to continue on another device',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: okResponse,
    status: 202,
    async handler(input) {
      await mailOwnLink(input.ctx, keyOf(input));
      return { ok: true } as const;
    },
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/account`,
    summary: "Connects the session's account; needs the link and the session together",
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: connectAccountBody,
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(
        input,
        await connectAccount(input.ctx, keyOf(input), {
          accountId: input.body.account_id || null,
          locale: input.body.language ?? null,
          noticeCountry: input.body.notice_country ?? null,
          ip: input.ip,
        }),
      ),
  }),
  route({
    method: 'get',
    path: '/onboarding/:id/questionnaire/:qid/attachment',
    summary: 'Downloads the file of an attachment question',
    auth: 'onboarding',
    params: onboardingAttachmentParams,
    async handler({ ctx, params, linkToken, res }) {
      const place = { workflowId: params.id, questionId: params.qid, linkToken };
      return sendFile(res, await openAttachment(ctx, place));
    },
  }),
];
