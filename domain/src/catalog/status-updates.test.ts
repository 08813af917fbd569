import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  canAppendStatusUpdate,
  STATUS_UPDATES,
  type StatusUpdateName,
  statusUpdatesOf,
  statusUpdatesTowards,
} from './status-updates';
import type { WorkflowTraits } from './workflow-traits';

const onboarding: WorkflowTraits = { type: 'onboarding', product: 'report', reportType: 'bir' };
const questionnaire: WorkflowTraits = { ...onboarding, reportType: 'questionnaire' };
const investigating: WorkflowTraits = { ...onboarding, type: 'investigating' };
const score: WorkflowTraits = { ...investigating, product: 'score' };
const every = [onboarding, questionnaire, investigating, score, { ...onboarding, product: 'score' as const }];

describe('status updates', () => {
  it('belong to their kinds of workflow', () => {
    expect(statusUpdatesOf(questionnaire)).toEqual([
      'email_received',
      'started_onboarding',
      'account_created',
      'payment_reference',
      'payment_proof',
      'started_questionnaire',
      'onboarding_completed',
    ]);
    expect(statusUpdatesOf(onboarding)).toEqual([
      'email_received',
      'started_onboarding',
      'account',
      'payment_reference',
      'payment_proof',
      'started_form',
      'additional_files',
      'started_questionnaire',
      'data_verification',
      'supplier_updated_data',
      'creating_report',
      'report_created',
    ]);
    expect(statusUpdatesOf(investigating)).toEqual(['data_verification', 'creating_report', 'report_created']);
    expect(statusUpdatesOf(score)).toEqual([
      'data_verification',
      'creating_score',
      'score_created',
      'creating_report',
      'report_created',
    ]);
  });

  it('can all be appended in the order of the legend', () => {
    for (const workflow of every) {
      const written: StatusUpdateName[] = [];
      for (const name of statusUpdatesOf(workflow)) {
        expect([name, canAppendStatusUpdate(written, name, workflow)]).toEqual([name, true]);
        written.push(name);
      }
    }
  });

  it('lets form, questionnaire and payment come in any order, without any of them too', () => {
    const account: StatusUpdateName[] = ['started_onboarding', 'account'];
    expect(canAppendStatusUpdate([...account, 'started_questionnaire'], 'payment_reference', onboarding)).toBe(true);
    expect(canAppendStatusUpdate([...account, 'payment_reference', 'payment_proof'], 'started_form', onboarding)).toBe(
      true,
    );
    expect(canAppendStatusUpdate(account, 'data_verification', onboarding)).toBe(true);
    expect(canAppendStatusUpdate(account, 'payment_proof', onboarding)).toBe(false);
    expect(canAppendStatusUpdate(account, 'additional_files', onboarding)).toBe(false);
  });

  it('refuses what is out of order, repeated or of another workflow', () => {
    expect(canAppendStatusUpdate([], 'account', onboarding)).toBe(false);
    expect(canAppendStatusUpdate(['started_onboarding'], 'email_received', onboarding)).toBe(false);
    expect(canAppendStatusUpdate(['started_onboarding'], 'started_onboarding', onboarding)).toBe(false);
    expect(canAppendStatusUpdate(['started_onboarding'], 'account_created', onboarding)).toBe(false);
    expect(canAppendStatusUpdate([], 'started_onboarding', investigating)).toBe(false);
    expect(canAppendStatusUpdate(['data_verification'], 'creating_report', score)).toBe(false);
    expect(canAppendStatusUpdate(['data_verification'], 'report_created', investigating)).toBe(false);
  });

  it('lets corrections repeat, and a further report be made', () => {
    const verified: StatusUpdateName[] = ['started_onboarding', 'account', 'data_verification'];
    expect(canAppendStatusUpdate([...verified, 'supplier_updated_data'], 'supplier_updated_data', onboarding)).toBe(
      true,
    );
    const delivered: StatusUpdateName[] = [...verified, 'creating_report', 'report_created'];
    expect(canAppendStatusUpdate(delivered, 'data_verification', onboarding)).toBe(true);
    expect(statusUpdatesTowards(delivered, 'report_created', onboarding)).toEqual([
      'data_verification',
      'creating_report',
      'report_created',
    ]);
  });

  it('says what is still missing on the way', () => {
    expect(statusUpdatesTowards([], 'report_created', investigating)).toEqual(statusUpdatesOf(investigating));
    expect(statusUpdatesTowards(['email_received'], 'account', onboarding)).toEqual(['started_onboarding', 'account']);
    expect(statusUpdatesTowards(['data_verification'], 'score_created', score)).toEqual([
      'creating_score',
      'score_created',
    ]);
    expect(statusUpdatesTowards(['data_verification'], 'data_verification', investigating)).toEqual([]);
    expect(statusUpdatesTowards([], 'onboarding_completed', investigating)).toEqual([]);
  });

  test.prop([fc.constantFrom(...every), fc.array(fc.constantFrom(...STATUS_UPDATES), { maxLength: 40 })])(
    'whatever is tried, what is written stays within the list, each name once per delivery',
    (workflow, tried) => {
      const written: StatusUpdateName[] = [];
      for (const name of tried) if (canAppendStatusUpdate(written, name, workflow)) written.push(name);
      expect(written.every((name) => statusUpdatesOf(workflow).includes(name))).toBe(true);
      const first = written.filter((name) => name === 'started_onboarding' || name === 'account');
      expect(new Set(first).size).toBe(first.length);
      expect(written.filter((name) => name === 'creating_report').length).toBeLessThanOrEqual(
        written.filter((name) => name === 'report_created').length + 1,
      );
    },
  );
});
