import type {
  AffectedResponse,
  QuestionnaireVersionLine,
  QuestionnaireVersionResponse,
} from '@homologa/domain/questionnaires/versions/questionnaire-versions.contract';
import { callJson } from '../../../../http/http-client';
import { workflowPath } from '../../paths';

export const questionnaireVersionVerbs = {
  getQuestionnaireVersions: (id: string) =>
    callJson<QuestionnaireVersionLine[]>(`${workflowPath(id)}/questionnaire/versions`),
  getQuestionnaireVersion: (id: string, version: number) =>
    callJson<QuestionnaireVersionResponse>(`${workflowPath(id)}/questionnaire/versions/${version}`),
  /** Counts the suppliers by what an update to this questionnaire would do to them; stores nothing. */
  countAffectedSuppliers: (id: string, questionnaire: unknown) =>
    callJson<AffectedResponse>(`${workflowPath(id)}/questionnaire/affected`, {
      method: 'POST',
      body: { questionnaire },
    }),
};
