import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { getStarted } from '../../../onboarding/onboarding.api';
import { useOnboarding } from '../../../onboarding/onboarding-context';
import { stepContextOf } from '../../../onboarding/supplier-view';
import { HandoverLink } from '../../handover/HandoverLink';
import { IntroductionView } from './IntroductionView';

export function Introduction() {
  const { t, locale } = useI18n();
  const { key, workflow, clientName, supplier, take, choose } = useOnboarding();
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const hasBegun = supplier.onboarding_step !== 'introduction';

  const begin = () =>
    run(async () => {
      setProblem(null);
      try {
        take(await getStarted(key));
        choose(null);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <IntroductionView
      workflow={workflow}
      clientName={clientName}
      companyName={supplier.company_name}
      steps={stepsOf(stepContextOf(workflow, supplier))}
      hasAccount={supplier.account !== null}
      before={'before_start' in supplier ? supplier.before_start : undefined}
      help={<HandoverLink asker="invited" />}
      start={
        hasBegun
          ? { label: t(INTRODUCTION.resume), run: () => choose(null) }
          : { label: t(INTRODUCTION.start), run: begin, isBusy, problem }
      }
    />
  );
}
