import type { OnboardingKey } from '@homologa/core/onboarding/access.queries';
import { connectAccount } from '@homologa/core/onboarding/account/connect-account';
import { saveAnswers } from '@homologa/core/onboarding/answers/save-answers';
import { submitQuestionnaire } from '@homologa/core/onboarding/answers/submit-questionnaire';
import { uploadAnswerFile } from '@homologa/core/onboarding/answers/upload-answer-file';
import { submitBirForm } from '@homologa/core/onboarding/form/submit-bir-form';
import { updateBirRequest } from '@homologa/core/onboarding/form/update-bir-request';
import { uploadBirFile } from '@homologa/core/onboarding/form/upload-bir-file';
import { startOnboarding } from '@homologa/core/onboarding/start-onboarding';
import type { VersionedItem } from '@homologa/core/questionnaires/answers.queries';
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { BirFormFileKind } from '@homologa/domain/bir-form/form-files';
import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { Actor } from '@homologa/domain/identity/actor';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { chosenPapers, demoAnswers } from './answers';
import { demoForm } from './form';
import type { DemoPapers } from './papers';
import { playPayment } from './payment';
import type { DemoOnboarding, DemoProduction, PlayedSupplier } from './production';
import { act, DemoClock } from './stage';

const FORM_FILES: Partial<Record<BirFormFileKind, keyof DemoPapers>> = {
  articles_of_incorporation: 'deed',
  financial_statements: 'additional',
};

interface StepPlay {
  begin?(onboarding: DemoOnboarding): Promise<unknown>;
  complete?(onboarding: DemoOnboarding): Promise<unknown>;
}

const STEPS: Readonly<Record<OnboardingStep, StepPlay>> = {
  introduction: {
    complete: async ({ key, story, call }) => {
      if (story.stopsAt === 'account_connection') await call(0, (ctx) => startOnboarding(ctx, key));
    },
  },
  account_connection: {},
  bir_form: {
    begin: ({ birRequestId, company, year, call }) =>
      call(0.5, (ctx) => updateBirRequest(ctx, birRequestId, 'merge', demoForm(company, 'started', year))),
    complete: fillInForm,
  },
  questionnaire: {
    begin: (onboarding) => {
      const answers = demoAnswers(onboarding);
      const begun = onboarding.story.answers ? answers : answers.slice(0, 2);
      return onboarding.call(0.5, (ctx) => saveAnswers(ctx, onboarding.key, begun));
    },
    complete: answerQuestions,
  },
  payment: { begin: playPayment, complete: playPayment },
  confirmation_call: {},
  finished: {},
};

export async function playOnboarding(
  { stage, cast, papers }: DemoProduction,
  { workflowId, supplierId, plan, story, company, invite }: PlayedSupplier,
  { questions, from }: { questions: readonly VersionedItem[]; from: Date },
): Promise<void> {
  const key: OnboardingKey = { workflowId, supplierId, linkToken: stage.links.get(supplierId) ?? null };
  const clock = new DemoClock(from);
  let actor: Actor = { kind: 'anonymous' };
  const onboarding: DemoOnboarding = {
    key,
    plan,
    company,
    story,
    papers,
    birRequestId: '',
    year: from.getUTCFullYear() - 1,
    questions,
    payments: stage.payments,
    call: (hours, work) => act(stage, actor, clock.later(hours), work),
  };
  const facts = { workflow: { ...plan, hasQuestionnaire: plan.hasQuestionnaire }, country: company.country };
  for (const step of stepsOf(facts)) {
    if (step === story.stopsAt) {
      if (story.hasBegun) await STEPS[step].begin?.(onboarding);
      return;
    }
    if (step === 'account_connection') {
      actor = cast.accounts.get(invite.emails[0] ?? '') ?? actor;
      onboarding.birRequestId = await connect(onboarding);
    }
    await STEPS[step].complete?.(onboarding);
  }
}

async function connect({ key, company, call }: DemoOnboarding): Promise<string> {
  const { supplier } = await call(0.2, (ctx) =>
    connectAccount(ctx, key, {
      accountId: null,
      locale: company.country === 'brazil' ? 'pt-BR' : 'es',
      noticeCountry: null,
      ip: '192.0.2.1',
    }),
  );
  return supplier.birRequest?.id ?? '';
}

async function fillInForm({ birRequestId: id, company, year, papers, call }: DemoOnboarding): Promise<void> {
  await call(1, (ctx) => updateBirRequest(ctx, id, 'merge', demoForm(company, 'complete', year)));
  for (const { kind: type } of birFormFor(company.country, 'bir').files.filter(({ isRequired }) => isRequired)) {
    await call(0.1, (ctx) => uploadBirFile(ctx, id, { type, upload: papers[FORM_FILES[type] ?? 'certificate'] }));
  }
  await call(0.2, (ctx) => submitBirForm(ctx, id));
}

async function answerQuestions(onboarding: DemoOnboarding): Promise<void> {
  const { key, call } = onboarding;
  for (const { questionId, upload } of chosenPapers(onboarding)) {
    await call(0.5, (ctx) => uploadAnswerFile(ctx, key, { questionId, upload }));
  }
  await call(0.5, (ctx) => submitQuestionnaire(ctx, key, demoAnswers(onboarding)));
}
