import { describe, expect, it } from 'vitest';
import type { StatusUpdateName } from '../catalog/status-updates';
import type { WorkflowTraits } from '../catalog/workflow-traits';
import { type DeskStage, deskUpdates, investigationKindOf, requestProductOf } from './desk-rules';

const traits = (more: Partial<WorkflowTraits>): WorkflowTraits => ({
  type: 'onboarding',
  product: 'report',
  reportType: 'bir',
  ...more,
});

function story(workflow: WorkflowTraits, before: StatusUpdateName[] = []): StatusUpdateName[] {
  const all = [...before];
  for (const stage of ['taken', 'verified', 'delivered'] satisfies DeskStage[]) {
    all.push(...deskUpdates(all, stage, workflow));
  }
  return all.slice(before.length);
}

const REPORT = ['data_verification', 'creating_report', 'report_created'];

describe('status updates of the desk', () => {
  it('go from verification to the report, and over the score where that is the product', () => {
    expect(story(traits({ type: 'investigating' }))).toEqual(REPORT);
    expect(story(traits({ type: 'investigating', product: 'score' }))).toEqual([
      'data_verification',
      'creating_score',
      'score_created',
      'creating_report',
      'report_created',
    ]);
    expect(story(traits({}), ['started_onboarding', 'account', 'started_form'])).toEqual(REPORT);
  });

  it('never run ahead of a supplier that has not connected, nor of a questionnaire', () => {
    expect(story(traits({}))).toEqual([]);
    expect(story(traits({ reportType: 'questionnaire' }), ['started_onboarding', 'account_created'])).toEqual([]);
  });

  it('start over for a further report', () => {
    const workflow = traits({ type: 'investigating' });
    expect(story(workflow, story(workflow))).toEqual(REPORT);
  });
});

describe('what an investigation asks for', () => {
  it('is the score or screening of that type, else a report', () => {
    expect((['ccr', 'cfr', 'ckr', 'bir'] as const).map(investigationKindOf)).toEqual(['ccr', 'cfr', 'bir', 'bir']);
  });
});

describe('the product of a report request', () => {
  it.each([
    ['ckr', 'ckr'],
    ['bir', 'bir'],
    ['questionnaire', 'bir'],
    ['cfr', 'bir'],
  ] as const)('of a %s workflow is %s', (reportType, product) => {
    expect(requestProductOf(traits({ reportType }))).toBe(product);
  });
});
