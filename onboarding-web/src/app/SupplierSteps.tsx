import { ONBOARDING_STEPS, type OnboardingStep, OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import { selectStep, stepsOf } from '@homologa/domain/onboarding/step-selection';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Loader } from '../components/Loader';
import { Introduction } from '../features/introduction/components/Introduction';
import type { OnboardingKey } from '../lib/link-tokens';
import { leaveEndedPage, onLinkClosed, useSessionOver } from '../lib/session-store';
import { type Onboarding, OnboardingScope } from '../onboarding/onboarding-context';
import { isOwnView, stepContextOf } from '../onboarding/supplier-view';
import { Layout } from './Layout';
import { HandoverPage, LAZY_STEPS, OtherDevice, OwnLanguage, SendBackPage, SessionOver, StepList } from './lazy-steps';
import { usePreloadedStep } from './use-preloaded-step';

interface SupplierStepsProps {
  ids: OnboardingKey;
  workflow: OpenOnboardingWorkflow;
  clientName: string;
  first: OnboardingSupplierResponse;
  hasSession: boolean;
  reenter: () => void;
}

const asStep = (text: string | null): OnboardingStep | null => ONBOARDING_STEPS.find((step) => step === text) ?? null;

export function SupplierSteps({ ids, workflow, clientName, first, hasSession, reenter }: SupplierStepsProps) {
  const [supplier, setSupplier] = useState(first);
  const over = useSessionOver();
  const [query, setQuery] = useSearchParams();
  const isOwn = isOwnView(supplier);
  const handover = query.get('handover');
  const isSentBack = isOwn && supplier.send_back !== null;
  const context = stepContextOf(workflow, supplier);
  // Shows the payment step first after a return from the payment provider's page, or if a payment was rejected.
  const isPaymentFirst = query.has('payment') || (isOwn && supplier.payment?.check === 'rejected');
  const asked = asStep(query.get('step') ?? (isPaymentFirst ? 'payment' : null));
  const step = selectStep(asked, supplier.onboarding_step, context);
  const { workflowId, supplierId } = ids;
  const stored = supplier.onboarding_step;
  const afterIntroduction = stored === 'introduction' ? (stepsOf(context)[1] ?? null) : stored;
  usePreloadedStep(step === 'introduction' && !isSentBack ? afterIntroduction : null);

  // After the end of a session the link answers less; the own data stay in sight until the new login.
  const take = useCallback<typeof setSupplier>((next) => {
    setSupplier((now) => {
      const taken = typeof next === 'function' ? next(now) : next;
      return isOwnView(now) && !isOwnView(taken) ? now : taken;
    });
  }, []);
  useEffect(() => {
    if (isOwn && !hasSession && !over) reenter();
  }, [isOwn, hasSession, over, reenter]);
  useEffect(() => onLinkClosed(reenter), [reenter]);
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const isOver = over !== null;
  useEffect(() => {
    // Loaded before it is rendered: a failed chunk would otherwise crash the page with everything that was typed.
    if (isOver) SessionOver.preload().then(() => setDialogLoaded(true), leaveEndedPage);
  }, [isOver]);

  const show = useCallback(
    (next: OnboardingStep | null, replace = false) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next) after.set('step', next);
          else after.delete('step');
          // Removes `part`, `field` and `from`, which belong to the previous step.
          if (after.get('step') !== before.get('step')) {
            for (const name of ['part', 'field', 'from']) after.delete(name);
          }
          after.delete('payment');
          return after;
        },
        { replace },
      );
    },
    [setQuery],
  );
  // Keeps the requested step in the URL while the supplier logs in again, so that the supplier continues at this step
  // after the login.
  const isLogIn = step === 'account_connection' && supplier.account !== null && !isOwn;
  // The URL contains the step, so that the browser's back button returns to the previous step.
  useEffect(() => {
    if (asked !== step && !isLogIn) show(step, true);
  }, [asked, step, isLogIn, show]);

  const onboarding = useMemo<Onboarding>(
    () => ({ key: { workflowId, supplierId }, workflow, clientName, supplier, take, choose: show }),
    [workflowId, supplierId, workflow, clientName, supplier, take, show],
  );
  return (
    <OnboardingScope value={onboarding}>
      <Layout clientName={clientName} clientLogo={workflow.owner.company.image}>
        <Suspense>{isOwn && <OwnLanguage />}</Suspense>
        {/* Apart from what loads late, which would hide it and move the step down when it comes. */}
        <Suspense>
          {step !== 'introduction' && !isSentBack && !handover && (
            <StepList context={context} shown={step} stored={supplier.onboarding_step} choose={show} />
          )}
        </Suspense>
        <Suspense fallback={<Loader />}>
          {handover ? (
            <HandoverPage what={handover} place={ids} clientName={clientName} onHandedOver={reenter} />
          ) : isSentBack ? (
            <SendBackPage />
          ) : (
            <ShownStep key={step} step={step} />
          )}
        </Suspense>
        <Suspense>{isOwn && !handover && OWN_STEPS.includes(step) && <OtherDevice />}</Suspense>
        <Suspense>{isOwn && over && isDialogLoaded && <SessionOver over={over} />}</Suspense>
      </Layout>
    </OnboardingScope>
  );
}

function ShownStep({ step }: { step: OnboardingStep }): ReactNode {
  if (step === 'introduction') return <Introduction />;
  const Step = LAZY_STEPS[step];
  return <Step />;
}
