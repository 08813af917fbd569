import { chooseNeedsMail, getNeedsMail } from '@homologa/core/needs-you/choose-needs-mail';
import { getNeedsYou } from '@homologa/core/needs-you/needs-you.queries';
import { needsMailChoice, needsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { route } from '../../http/route';
import { presentNeedsYou } from './needs-you.presenter';

export const needsYouRoutes = [
  route({
    method: 'get',
    path: '/api/needs-you',
    summary: 'What waits in the company and one may settle: how many of each kind, and the first of them',
    auth: 'company',
    response: needsYouResponse,
    handler: async ({ ctx }) => presentNeedsYou(await getNeedsYou(ctx)),
  }),
  route({
    method: 'get',
    path: '/api/needs-you/mail',
    summary: 'How often one is mailed what needs one in the company',
    auth: 'company',
    response: needsMailChoice,
    handler: async ({ ctx }) => ({ rhythm: await getNeedsMail(ctx) }),
  }),
  route({
    method: 'put',
    path: '/api/needs-you/mail',
    summary: 'Choose how often one is mailed what needs one in the company',
    auth: 'company',
    body: needsMailChoice,
    response: needsMailChoice,
    handler: async ({ ctx, body }) => ({ rhythm: await chooseNeedsMail(ctx, body.rhythm) }),
  }),
];
