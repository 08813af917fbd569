import { isToDo, type OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { ONBOARDING_STEP_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import { isStepReached, type StepContext, selectStep, stepsOf } from '@homologa/domain/onboarding/step-selection';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';

interface StepListProps {
  context: StepContext;
  shown: OnboardingStep;
  stored: OnboardingStep;
  choose: (step: OnboardingStep) => void;
}

export function StepList({ context, shown, stored, choose }: StepListProps) {
  const { t, locale } = useI18n();
  const steps = stepsOf(context);
  const current = steps.indexOf(shown);
  const toDo = steps.filter(isToDo);
  const place = toDo.indexOf(shown);
  const mayShow = (step: OnboardingStep): boolean =>
    context.isAuthenticated && isStepReached(step, stored) && selectStep(step, stored, context) === step;
  const before = steps.slice(0, current).findLast(mayShow);
  return (
    <nav className="step-list" aria-label={t(APP.steps_label)}>
      {before && (
        <button type="button" className="link step-back" onClick={() => choose(before)}>
          <span aria-hidden="true">‹ </span>
          {ONBOARDING_STEP_WORDS[before][locale]}
        </button>
      )}
      <p className="step-progress">
        {place >= 0 && (
          <>
            {t(APP.steps_progress, { current: place + 1, total: toDo.length })}
            <span className="step-progress-name"> · </span>
          </>
        )}
        <span className="step-progress-name">{ONBOARDING_STEP_WORDS[shown][locale]}</span>
      </p>
      <ol>
        {steps.map((step) => {
          const isShown = step === shown;
          const isDone = step !== stored && isStepReached(step, stored);
          const mayGo = !isShown && mayShow(step);
          const name = ONBOARDING_STEP_WORDS[step][locale];
          return (
            <li
              key={step}
              className={[isShown ? 'is-shown' : isDone ? 'is-done' : '', isToDo(step) ? '' : 'is-told']
                .join(' ')
                .trim()}
              aria-current={isShown && 'step'}
            >
              {mayGo ? (
                <button type="button" onClick={() => choose(step)}>
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              {isDone && <span className="visually-hidden"> ({t(APP.steps_done)})</span>}
              {isShown && <span className="visually-hidden"> ({t(APP.steps_current)})</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
