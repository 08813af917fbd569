import { translateError } from '@homologa/domain/errors/error-messages';
import { checkLaunch, checkUpdate } from '@homologa/domain/workflows/launch-rules';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useMemo } from 'react';
import { useCompany } from '../../shared/auth/use-can';
import { featuresOf } from '../../shared/data/company-features';
import { useAppLocale } from '../../shared/i18n/use-text';
import { useNow } from '../../shared/ui/hooks/use-now';
import { type BlockingReason, groupReasons } from './blocking-reasons';
import { inviteOfTexts } from './suppliers/invite-texts';
import { checkedWorkflowOf, productFor, type WorkflowForm } from './workflow-form';

export function useBlockingReasons({ status }: WorkflowResponse, form: WorkflowForm): readonly BlockingReason[] {
  const locale = useAppLocale();
  const company = useCompany();
  const now = useNow();
  return useMemo(() => {
    const checked = checkedWorkflowOf(form);
    const suppliers = form.suppliers.map(({ invite }) => inviteOfTexts(invite));
    const product = company ? productFor(form, featuresOf(company.features)) : undefined;
    const violations = status === 'draft' ? checkLaunch(checked, suppliers, product, now) : checkUpdate(checked);
    return groupReasons(violations).map((reason) => ({ ...reason, message: translateError(reason, locale) }));
  }, [status, form, company, locale, now]);
}
