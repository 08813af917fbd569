import { getHitSummary, listHits } from '@homologa/core/compliance/queue/list-hits.queries';
import { hitList, hitListResponse, hitSummary } from '@homologa/domain/compliance/hit-queue.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentHit, presentHitSummary } from './hit.presenter';

export const hitRoutes = [
  route({
    method: 'get',
    path: '/api/hits',
    summary: 'Hits of all suppliers of the company: undecided, awaiting a second person, or decided',
    auth: 'company',
    query: listQueryParams,
    response: hitListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, hitList);
      const { hits, total } = await listHits(ctx, query);
      setContentRange(res, hitList.resource, query.range.start, hits.length, total);
      return hits.map(presentHit);
    },
  }),
  route({
    method: 'get',
    path: '/api/hits/summary',
    summary: 'How many hits are undecided, proposed and decided, with the lists and people to filter by',
    auth: 'company',
    response: hitSummary,
    handler: async ({ ctx }) => presentHitSummary(await getHitSummary(ctx)),
  }),
];
