import { translateError } from '@homologa/domain/i18n/error-messages';
import { checkLaunch, checkUpdate } from '@homologa/domain/workflows/launch-rules';
import { useMemo } from 'react';
import { useCompany } from '../../shared/auth/use-can';
import { featuresOf } from '../../shared/data/company-features';
import { useAppLocale } from '../../shared/i18n/use-text';
import { type BlockingReason, groupReasons } from './blocking-reasons';
import { useEdit } from './edit-context';
import { checkedWorkflowOf, inviteOfTexts, productFor } from './workflow-form';

/** Everything that stops the launch of a draft, or the update of an active workflow, in the reader's language. */
export function useBlockingReasons(): readonly BlockingReason[] {
  const { workflow, form } = useEdit();
  const locale = useAppLocale();
  const company = useCompany();
  return useMemo(() => {
    const checked = checkedWorkflowOf(form);
    const suppliers = form.suppliers.map(({ invite }) => inviteOfTexts(invite));
    const product = company ? productFor(form, featuresOf(company.features)) : undefined;
    const violations = workflow.status === 'draft' ? checkLaunch(checked, suppliers, product) : checkUpdate(checked);
    return groupReasons(violations).map((reason) => ({ ...reason, message: translateError(reason, locale) }));
  }, [workflow.status, form, company, locale]);
}
