import { countAffectedSuppliers } from '@homologa/core/workflows/versions/affected-suppliers.queries';
import { getQuestionnaireVersion, listQuestionnaireVersions } from '@homologa/core/workflows/versions/versions.queries';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import {
  affectedBody,
  affectedResponse,
  questionnaireVersionParams,
  questionnaireVersionResponse,
  questionnaireVersionsResponse,
} from '@homologa/domain/questionnaires/versions/questionnaire-versions.contract';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import { route } from '../../http/route';

export const questionnaireVersionRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/questionnaire/versions',
    summary: 'The published versions of the questionnaire, newest first',
    auth: 'company',
    params: workflowParams,
    response: questionnaireVersionsResponse,
    async handler({ ctx, params }) {
      return (await listQuestionnaireVersions(ctx, params.id)).map((line) => ({
        version: line.version,
        published_at: line.publishedAt?.toISOString() ?? null,
        published_by: line.publishedBy,
        submitted: line.submitted,
      }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/questionnaire/versions/:version',
    summary: 'The questionnaire as one of its published versions asked it',
    auth: 'company',
    params: questionnaireVersionParams,
    response: questionnaireVersionResponse,
    async handler({ ctx, params: { id, version } }) {
      const items = await getQuestionnaireVersion(ctx, { workflowId: id, version });
      return { version, questionnaire: items.map((item) => wireItemOf({ ...item, file: null })) };
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/questionnaire/affected',
    summary: 'Count and name the suppliers by what an update to this questionnaire would do to them; stores nothing',
    auth: 'company',
    params: workflowParams,
    body: affectedBody,
    response: affectedResponse,
    async handler({ ctx, params, body }) {
      const { groups, lostAnswers } = await countAffectedSuppliers(ctx, {
        workflowId: params.id,
        questionnaire: body.questionnaire,
      });
      return {
        lost_answers: lostAnswers.map(({ questionId, suppliers }) => ({ question: questionId, suppliers })),
        groups: groups.map(({ effect, count, suppliers }) => ({
          effect,
          count,
          suppliers: suppliers.map(({ id, companyName }) => ({ _id: id, id, company_name: companyName })),
        })),
      };
    },
  }),
];
