import type { CoreConfig } from '@homologa/core/core-config';
import type { OnboardingWorkflow, SeenWorkflow } from '@homologa/core/onboarding/get-onboarding-workflow';
import { onboardingSettingsOf } from '@homologa/core/workflows/onboarding-columns';
import { conditionOf } from '@homologa/core/workflows/questionnaire.queries';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { logoPath } from '@homologa/domain/companies/logo';
import { memberOf } from '@homologa/domain/language/member-of';
import { coverPath } from '@homologa/domain/onboarding/cover-path';
import type { OnboardingWorkflowResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import { presentCondition, presentFormat, presentOptions } from '../workflows/question.presenter';

/**
 * Presents a workflow to its suppliers. Shows only the minimum if the workflow is closed or the visitor uses the public
 * link.
 */
export function presentOnboardingWorkflow(
  { view, workflow }: SeenWorkflow,
  { birFormUrl }: Pick<CoreConfig, 'birFormUrl'>,
): OnboardingWorkflowResponse {
  const companyName = workflow.company.name;
  const shared = { _id: workflow.id, id: workflow.id, type: workflow.type };
  const { logoFileId } = workflow.company;
  const owner = { company: { name: companyName, image: logoFileId ? logoPath(logoFileId) : null } };
  if (workflow.status === 'closed') {
    return { ...shared, status: 'closed', info: { company_name: companyName }, owner };
  }
  const hasPublicLink = workflow.status === 'active' && workflow.company.publicOnboardingLink;
  if (view === 'public') {
    return {
      _id: workflow.id,
      id: workflow.id,
      status: 'active',
      payment: workflow.payment,
      info: { title: workflow.title, company_name: companyName },
      onboarding: { default_language: onboardingSettingsOf(workflow).default_language },
      owner,
      public_onboarding_link: hasPublicLink,
    };
  }
  return {
    ...shared,
    status: workflow.status,
    product: workflow.product,
    report_type: memberOf(REPORT_TYPES, workflow.reportType),
    payment: workflow.payment,
    info: {
      title: workflow.title,
      description: workflow.description,
      cover: workflow.coverFileId ? coverPath(workflow.id, workflow.coverFileId) : null,
      company_name: companyName,
      welcome_message: workflow.welcomeMessage,
      email: { subject: workflow.emailSubject, message: workflow.emailMessage },
    },
    onboarding: onboardingSettingsOf(workflow),
    owner,
    questionnaire: workflow.questionnaire.map(presentQuestion),
    bir_form_url: birFormUrl,
    public_onboarding_link: hasPublicLink,
  };
}

const presentQuestion = (question: OnboardingWorkflow['questionnaire'][number]): QuestionResponse => ({
  _id: question.id,
  id: question.id,
  type: question.type,
  title: question.title,
  required: question.required,
  options: presentOptions(question.options as unknown as QuestionOption[]),
  file: question.file ? { file_id: question.file.id, name: question.file.name, size: question.file.size } : null,
  ...presentCondition(conditionOf(question)),
  ...presentFormat(question),
});
