import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { Prisma } from '@homologa/prisma/client';
import { submitQuestionnaire } from '../onboarding/answers/submit-questionnaire';
import { uploadAnswerFile } from '../onboarding/answers/upload-answer-file';

import { buildConnected } from './onboarding-world';
import type { TestApp } from './test-database';
import { buildUpload } from './upload';

export const TWO_THRESHOLDS: Scoring = {
  thresholds: [
    { id: 'fails', name: 'Fails', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'passes', name: 'Passes', colour: 'green', from: 60, decision: 'approved' },
  ],
};

interface Scored {
  scoring?: Scoring | null;
  /** Points of the radio's options. */
  points?: readonly number[];
}

/** Prices the radio and sets the thresholds before anything is submitted. */
export async function buildScored(
  app: TestApp,
  overrides: Parameters<typeof buildConnected>[1] = {},
  { scoring = TWO_THRESHOLDS, points = [10, 5, 7] }: Scored = {},
) {
  const world = await buildConnected(app, overrides);
  const { radio } = world.questions;
  const options = radio.options.map((option, place) => ({ ...option, points: points[place] ?? 0 }));
  await app.db.system(async (tx) => {
    if (scoring) {
      await tx.workflow.update({
        where: { id: world.workflow.id },
        data: { scoring: scoring as unknown as Prisma.InputJsonValue },
      });
    }
    await tx.questionnaireItem.update({
      where: { id: radio.id },
      data: { options },
    });
  });
  return world;
}

/** Submits the questionnaire with the radio's option at `chosen`. */
export async function submitAnswers(
  app: TestApp,
  { ctx, key, questions }: Awaited<ReturnType<typeof buildConnected>>,
  chosen = 1,
): Promise<void> {
  const { input, radio, checkbox, file } = questions;
  await uploadAnswerFile(ctx, key, { questionId: file.id, upload: await buildUpload(app, 'a,b\n1,2') });
  await submitQuestionnaire(ctx, key, [
    { questionId: input.id, answer: 'Since 1987' },
    { questionId: radio.id, answer: radio.options[chosen]?.id ?? '' },
    { questionId: checkbox.id, answer: [checkbox.options[0]?.id ?? ''] },
  ]);
}

/** Supplier of a workflow with a questionnaire alone, which it has submitted: the second option gives 5 of 10 points. */
export async function buildSubmitted(
  app: TestApp,
  overrides: Parameters<typeof buildConnected>[1] = {},
  more?: Scored,
) {
  const world = await buildScored(app, { workflow: { reportType: 'questionnaire' }, ...overrides }, more);
  await submitAnswers(app, world);
  const place = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  return { ...world, place, asAdmin: app.contextFor(world.admin.actor) };
}
