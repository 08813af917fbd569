import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { callJson } from '../../../../http/http-client';
import { workflowPath } from '../../paths';

export const questionnaireFileVerbs = {
  /** Reads a questionnaire's file and reports its wrong rows; stores nothing. */
  readQuestionnaireFile: (id: string, file: File) => {
    const form = new FormData();
    form.set('file', file);
    return callJson<ReadQuestionnaireResponse>(`${workflowPath(id)}/questionnaire/read`, {
      method: 'POST',
      body: form,
    });
  },
};
