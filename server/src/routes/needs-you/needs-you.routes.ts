import { getNeedsYou } from '@homologa/core/needs-you/needs-you.queries';
import { needsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { route } from '../../http/route';
import { presentNeedsYou } from './needs-you.presenter';

export const needsYouRoutes = [
  route({
    method: 'get',
    path: '/api/needs-you',
    summary: 'What waits for the company: how many of each kind, and the first of them',
    auth: 'company',
    response: needsYouResponse,
    handler: async ({ ctx }) => presentNeedsYou(await getNeedsYou(ctx)),
  }),
];
