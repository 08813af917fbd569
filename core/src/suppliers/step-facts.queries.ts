import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { memberOf } from '@homologa/domain/language/member-of';
import type { StepFacts } from '@homologa/domain/onboarding/step-selection';
import type { Workflow } from '@homologa/prisma/models';

export function stepFacts(
  workflow: Pick<Workflow, 'type' | 'product' | 'reportType' | 'payment'> & { _count: { questionnaire: number } },
  country: string,
): StepFacts {
  const { type, product, reportType, payment, _count: counted } = workflow;
  return {
    workflow: {
      type,
      product,
      reportType: memberOf(REPORT_TYPES, reportType),
      payment,
      hasQuestionnaire: counted.questionnaire > 0,
    },
    country,
  };
}
