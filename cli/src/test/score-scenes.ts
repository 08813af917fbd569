import { scoreSubmit } from '@homologa/core/scores/scores.steps';
import type { TestApp } from '@homologa/core/test/test-database';
import { EXAMPLE_ID } from '../input';
import { type Scenes, says } from './example-scenes';

const SCORING = {
  thresholds: [{ id: 'passes', name: 'Passes', colour: 'green', from: 0 }],
};
const QUESTION = {
  id: 'iso',
  type: 'radio',
  title: 'ISO 9001?',
  required: true,
  file: null,
  options: [
    { id: 'yes', value: 'Yes', points: 8 },
    { id: 'no', value: 'No', points: 0 },
  ],
} as const;

/** Scenes of scores, which need the supplier of the other scenes. */
export function scoreScenes(world: () => { app: TestApp }): Scenes {
  const addScore = () =>
    world().app.db.system(async (tx) => {
      const ctx = world().app.contextFor({ kind: 'system', name: 'test' });
      await tx.workflow.update({ where: { id: EXAMPLE_ID }, data: { scoring: SCORING } });
      const place = { companyId: EXAMPLE_ID, workflowId: EXAMPLE_ID, supplierId: EXAMPLE_ID };
      const facts = { country: 'peru', report_type: 'bir' };
      await tx.supplierScore.deleteMany({ where: { supplierId: EXAMPLE_ID } });
      await scoreSubmit(ctx, tx, place, { items: [QUESTION], answers: new Map([['iso', 'yes']]), facts });
      const made = await tx.supplierScore.findFirstOrThrow({ where: { supplierId: EXAMPLE_ID } });
      await tx.supplierScore.deleteMany({ where: { id: made.id } });
      await tx.supplierScore.create({ data: { ...made, id: EXAMPLE_ID } });
    });
  return {
    [`homologa scores list ${EXAMPLE_ID}`]: { ...says('Passes'), before: addScore },
    [`homologa scores replay ${EXAMPLE_ID}`]: { ...says('equal'), before: addScore },
  };
}
