import { changePassword } from '@homologa/core/accounts/credentials/change-password';
import { checkCredentials } from '@homologa/core/accounts/credentials/check-credentials';
import { requestLoginCode } from '@homologa/core/accounts/credentials/request-login-code';
import { requestPasswordReset } from '@homologa/core/accounts/credentials/request-password-reset';
import { setNewPassword } from '@homologa/core/accounts/credentials/set-new-password';
import { getAccountImage } from '@homologa/core/accounts/profile/account.queries';
import { removeAccountImage } from '@homologa/core/accounts/profile/remove-account-image';
import { setAccountImage } from '@homologa/core/accounts/profile/set-account-image';
import { updateAccount } from '@homologa/core/accounts/profile/update-account';
import { logIn } from '@homologa/core/accounts/sessions/log-in';
import { logInByCode } from '@homologa/core/accounts/sessions/log-in-by-code';
import { logOut } from '@homologa/core/accounts/sessions/log-out';
import { noteArrival } from '@homologa/core/accounts/sessions/note-arrival';
import { registerAccount } from '@homologa/core/accounts/users/register-account';
import { openFile } from '@homologa/core/files/open-file';
import { requireUser } from '@homologa/core/kernel/authorize';
import {
  accountParams,
  checkBody,
  checkResponse,
  codeLoginBody,
  loginBody,
  loginCodeBody,
  loginCodeResponse,
  passwordChangeBody,
  passwordNewBody,
  passwordResetBody,
  registerBody,
} from '@homologa/domain/accounts/account.contract';
import { sessionResponse, updateAccountBody, userResponse } from '@homologa/domain/session/session.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { bearerToken } from '../../middleware/request-context';
import { deviceOf, keepDevice } from './device-cookie';
import { callerOf, presentActor, presentSession } from './present-session';

const OK = { ok: true } as const;

export const accountRoutes = [
  route({
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in; provider staff may sign in as a client user with logAsEmail and reason',
    auth: 'public',
    body: loginBody,
    response: sessionResponse,
    async handler({ ctx, body, req, res }) {
      const { token, device } = await logIn(ctx, { ...body, caller: callerOf(req) });
      keepDevice(ctx, res, device);
      return presentSession(ctx, token);
    },
  }),
  route({
    method: 'post',
    path: '/auth/code',
    summary: "Mail a code to log in to a supplier's account; the answer is the same for an unknown e-mail",
    auth: 'public',
    body: loginCodeBody,
    response: loginCodeResponse,
    status: 202,
    async handler({ ctx, body, ip, linkToken, req }) {
      const { email } = body;
      return { attempt: await requestLoginCode(ctx, { email, ip, device: deviceOf(req), linkToken }) };
    },
  }),
  route({
    method: 'post',
    path: '/auth/code/login',
    summary: 'Log in with a mailed code',
    auth: 'public',
    body: codeLoginBody,
    response: sessionResponse,
    async handler({ ctx, body, req, res }) {
      const { token, device } = await logInByCode(ctx, {
        attemptId: body.attempt,
        code: body.code,
        caller: callerOf(req),
      });
      keepDevice(ctx, res, device);
      return presentSession(ctx, token);
    },
  }),
  route({
    method: 'get',
    path: '/auth/reload',
    summary: 'The session and its user, as they are now',
    auth: 'session',
    opensToEnrolment: true,
    showsAccount: true,
    response: sessionResponse,
    async handler({ ctx, req }) {
      await noteArrival(ctx);
      return { token: bearerToken(req) ?? '', user: await presentActor(ctx, requireUser(ctx.actor)) };
    },
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    summary: 'End this session',
    auth: 'session',
    opensToLink: true,
    opensToEnrolment: true,
    endsSession: true,
    response: okResponse,
    async handler({ ctx }) {
      await logOut(ctx);
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/auth/register',
    summary: "Make an account (role user): the suppliers' way in",
    auth: 'public',
    body: registerBody,
    response: sessionResponse,
    status: 201,
    async handler({ ctx, body, req, res }) {
      const { token, device } = await registerAccount(ctx, {
        ...body,
        locale: body.locale,
        consents: body.consents ?? [],
        caller: callerOf(req),
      });
      keepDevice(ctx, res, device);
      return presentSession(ctx, token);
    },
  }),
  route({
    method: 'post',
    path: '/auth/check',
    summary: 'Whether an e-mail and password belong together; opens no session',
    auth: 'public',
    body: checkBody,
    response: checkResponse,
    handler: async ({ ctx, body, ip, req }) => ({
      valid: await checkCredentials(ctx, { ...body, ip, device: deviceOf(req) }),
    }),
  }),
  route({
    method: 'post',
    path: '/password-reset',
    summary: 'Mail a link to choose a new password',
    auth: 'public',
    body: passwordResetBody,
    response: okResponse,
    async handler({ ctx, body, ip }) {
      const { email, process } = body;
      await requestPasswordReset(ctx, {
        email,
        ip,
        process: process ? { workflowId: process.workflow_id, supplierId: process.supplier_id } : null,
      });
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/password-new',
    summary: 'Choose a new password with a mailed token',
    auth: 'public',
    body: passwordNewBody,
    response: okResponse,
    async handler({ ctx, body, ip, req, res }) {
      const { token, password, confirm } = body;
      keepDevice(ctx, res, await setNewPassword(ctx, { token, password, confirm, ip, device: deviceOf(req) }));
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/api/registration/local/password-change',
    summary: "Change one's own password",
    auth: 'session',
    body: passwordChangeBody,
    response: okResponse,
    async handler({ ctx, body, ip }) {
      await changePassword(ctx, { ...body, confirm: body.confirm, ip });
      return OK;
    },
  }),
  route({
    method: 'put',
    path: '/api/accounts/:id',
    summary: "Change one's own profile and preferences, field by field",
    auth: 'session',
    params: accountParams,
    body: updateAccountBody,
    response: userResponse,
    async handler({ ctx, params, body }) {
      const { info, preferences } = body;
      await updateAccount(ctx, {
        userId: params.id,
        ...(info ? { info: { name: info.name, title: info.title, phone: info.phone, phoneExt: info.phone_ext } } : {}),
        ...(preferences
          ? {
              preferences: {
                language: preferences.language,
                supplierTableColumns: preferences.supplier_table_columns,
                savedViews: preferences.saved_views,
                supplierColumnWidths: preferences.supplier_column_widths,
                homeView: preferences.home_view,
              },
            }
          : {}),
      });
      return presentActor(ctx, requireUser(ctx.actor));
    },
  }),
  route({
    method: 'patch',
    path: '/api/accounts/:id/image',
    summary: "Set one's own picture",
    auth: 'session',
    params: accountParams,
    upload: 'image',
    response: userResponse,
    async handler({ ctx, params, file }) {
      await setAccountImage(ctx, { userId: params.id, upload: file });
      return presentActor(ctx, requireUser(ctx.actor));
    },
  }),
  route({
    method: 'delete',
    path: '/api/accounts/:id/image',
    summary: "Remove one's own picture",
    auth: 'session',
    params: accountParams,
    response: userResponse,
    async handler({ ctx, params }) {
      await removeAccountImage(ctx, { userId: params.id });
      return presentActor(ctx, requireUser(ctx.actor));
    },
  }),
  route({
    method: 'get',
    path: '/api/accounts/:id/image',
    summary: "A person's picture",
    auth: 'session',
    params: accountParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openFile(ctx, await getAccountImage(ctx, params.id)));
    },
  }),
];
