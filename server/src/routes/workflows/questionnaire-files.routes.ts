import { readQuestionnaireFile } from '@homologa/core/exports/questionnaire/read-questionnaire-file';
import { writeQuestionnaireFile } from '@homologa/core/exports/questionnaire/write-questionnaire-file';
import {
  questionnaireFileQuery,
  readQuestionnaireResponse,
} from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';

export const questionnaireFileRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/:id/questionnaire/file',
    summary: 'The stored questionnaire as XLSX or JSON, for editing elsewhere',
    auth: 'company',
    params: workflowParams,
    query: questionnaireFileQuery,
    async handler({ ctx, params, query, res }) {
      const { format, language } = query;
      return sendFile(res, await writeQuestionnaireFile(ctx, { workflowId: params.id, format, locale: language }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/questionnaire/read',
    summary: 'Read a questionnaire from XLSX, CSV or JSON and report wrong rows; stores nothing',
    auth: 'company',
    params: workflowParams,
    upload: 'file',
    response: readQuestionnaireResponse,
    async handler({ ctx, adapters, params, file }) {
      const read = await readQuestionnaireFile(ctx, adapters.importReader, { workflowId: params.id, upload: file });
      return {
        questionnaire: read.items.map(wireItemOf),
        scoring: read.scoring,
        problems: read.problems.map(({ row, column, problem }) => ({ row, column, problem })),
      };
    },
  }),
];
