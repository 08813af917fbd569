import { askPasskeyForLogIn, askPasskeyForStepUp } from '@homologa/core/accounts/second-factor/ask-passkey';
import { confirmApp, removeApp, startApp } from '@homologa/core/accounts/second-factor/authenticator-app';
import { confirmLogIn } from '@homologa/core/accounts/second-factor/confirm-log-in';
import { addPasskey, removePasskey, startPasskey } from '@homologa/core/accounts/second-factor/passkeys';
import { proveAgain } from '@homologa/core/accounts/second-factor/prove-again';
import { renewRecoveryCodes } from '@homologa/core/accounts/second-factor/renew-recovery-codes';
import { getOwnFactors } from '@homologa/core/accounts/second-factor/second-factor.queries';
import { endOwnSessions } from '@homologa/core/accounts/sessions/end-own-sessions';
import { listOwnSessions } from '@homologa/core/accounts/sessions/own-sessions.queries';
import { requireUser } from '@homologa/core/kernel/authorize';
import {
  appCodeBody,
  endedSessionsResponse,
  factorLoginBody,
  newAppResponse,
  newFactorResponse,
  newPasskeyBody,
  ownSessionParams,
  ownSessionsResponse,
  passkeyAskedBody,
  passkeyOptionsResponse,
  passkeyParams,
  recoveryCodesResponse,
  secondFactorResponse,
  stepUpBody,
  stepUpResponse,
} from '@homologa/domain/accounts/second-factor.contract';
import { sessionResponse } from '@homologa/domain/session/session.contract';
import { route } from '../../http/route';
import { keepDevice } from './device-cookie';
import { callerOf, presentSession } from './present-session';
import { presentFactors, presentOwnSession } from './second-factor.presenter';

const OWN = '/api/account/second-factor';

export const secondFactorRoutes = [
  route({
    method: 'post',
    path: '/auth/second-factor',
    summary: 'The second half of a log-in that was answered with second_factor_required',
    auth: 'public',
    body: factorLoginBody,
    response: sessionResponse,
    async handler({ ctx, body, req, res }) {
      const { attempt, code, passkey } = body;
      const { token, device } = await confirmLogIn(ctx, { attempt, proof: { code, passkey }, caller: callerOf(req) });
      keepDevice(ctx, res, device);
      return presentSession(ctx, token);
    },
  }),
  route({
    method: 'post',
    path: '/auth/second-factor/passkey',
    summary: "A challenge for the passkeys of a log-in's account",
    auth: 'public',
    body: passkeyAskedBody,
    response: passkeyOptionsResponse,
    handler: async ({ ctx, body, ip }) => presentOptions(await askPasskeyForLogIn(ctx, body.attempt, ip)),
  }),
  route({
    method: 'post',
    path: '/auth/step-up',
    summary: 'Prove the second factor again, or the password of an account without one',
    auth: 'session',
    opensToEnrolment: true,
    isSecret: true,
    body: stepUpBody,
    response: stepUpResponse,
    handler: async ({ ctx, body, ip }) => ({ proven_until: (await proveAgain(ctx, { ...body, ip })).toISOString() }),
  }),
  route({
    method: 'post',
    path: '/auth/step-up/passkey',
    summary: 'A challenge for the passkeys of this account',
    auth: 'session',
    isSecret: true,
    response: passkeyOptionsResponse,
    handler: async ({ ctx }) => presentOptions(await askPasskeyForStepUp(ctx)),
  }),
  route({
    method: 'get',
    path: OWN,
    summary: "The second factors of one's own account",
    auth: 'session',
    opensToEnrolment: true,
    response: secondFactorResponse,
    handler: async ({ ctx }) => presentFactors(await getOwnFactors(ctx)),
  }),
  route({
    method: 'post',
    path: `${OWN}/app`,
    summary: 'Begin to enrol an authenticator app; the answer shows its secret once',
    auth: 'session',
    opensToEnrolment: true,
    stepUp: true,
    isSecret: true,
    response: newAppResponse,
    handler: ({ ctx }) => startApp(ctx),
  }),
  route({
    method: 'post',
    path: `${OWN}/app/confirmation`,
    summary: "Confirm the authenticator app by its first code; the account's first factor brings recovery codes",
    auth: 'session',
    opensToEnrolment: true,
    isSecret: true,
    body: appCodeBody,
    response: newFactorResponse,
    handler: async ({ ctx, body, ip }) => ({ recovery_codes: await confirmApp(ctx, { code: body.code, ip }) }),
  }),
  route({
    method: 'delete',
    path: `${OWN}/app`,
    summary: 'Remove the authenticator app',
    auth: 'session',
    stepUp: true,
    response: secondFactorResponse,
    async handler({ ctx }) {
      await removeApp(ctx);
      return presentFactors(await getOwnFactors(ctx));
    },
  }),
  route({
    method: 'post',
    path: `${OWN}/passkeys/options`,
    summary: 'What a browser needs to make a passkey',
    auth: 'session',
    opensToEnrolment: true,
    stepUp: true,
    isSecret: true,
    response: passkeyOptionsResponse,
    handler: async ({ ctx }) => presentOptions(await startPasskey(ctx)),
  }),
  route({
    method: 'post',
    path: `${OWN}/passkeys`,
    summary: "Keep a passkey that the browser has made; the account's first factor brings recovery codes",
    auth: 'session',
    opensToEnrolment: true,
    isSecret: true,
    body: newPasskeyBody,
    response: newFactorResponse,
    handler: async ({ ctx, body }) => ({ recovery_codes: await addPasskey(ctx, body) }),
  }),
  route({
    method: 'delete',
    path: `${OWN}/passkeys/:id`,
    summary: 'Remove a passkey',
    auth: 'session',
    stepUp: true,
    params: passkeyParams,
    response: secondFactorResponse,
    async handler({ ctx, params }) {
      await removePasskey(ctx, params.id);
      return presentFactors(await getOwnFactors(ctx));
    },
  }),
  route({
    method: 'post',
    path: `${OWN}/recovery-codes`,
    summary: 'New recovery codes in place of the old ones',
    auth: 'session',
    stepUp: true,
    isSecret: true,
    response: recoveryCodesResponse,
    handler: async ({ ctx }) => ({ recovery_codes: await renewRecoveryCodes(ctx) }),
  }),
  route({
    method: 'get',
    path: '/api/account/sessions',
    summary: "The open sessions of one's own account",
    auth: 'session',
    response: ownSessionsResponse,
    async handler({ ctx }) {
      const { sessionId } = requireUser(ctx.actor);
      return (await listOwnSessions(ctx)).map((session) => presentOwnSession(session, sessionId));
    },
  }),
  route({
    method: 'delete',
    path: '/api/account/sessions',
    summary: "End all sessions of one's own account but this one",
    auth: 'session',
    response: endedSessionsResponse,
    handler: async ({ ctx }) => ({ ended: await endOwnSessions(ctx) }),
  }),
  route({
    method: 'delete',
    path: '/api/account/sessions/:id',
    summary: "End one session of one's own account",
    auth: 'session',
    params: ownSessionParams,
    response: endedSessionsResponse,
    handler: async ({ ctx, params }) => ({ ended: await endOwnSessions(ctx, params.id) }),
  }),
];

/** The options are those of the browser's own interface, which define their form. */
const presentOptions = ({ attempt, options }: { attempt: string; options: object }) => ({
  attempt,
  options: { ...options },
});
