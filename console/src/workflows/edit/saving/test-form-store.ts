import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { vi } from 'vitest';
import type { WorkflowChange } from '../../../shared/data/provider/verbs/workflows.verbs';
import { buildStored } from '../test-workflow';
import type { WorkflowForm } from '../workflow-form';
import { createFormStore, type KeptDraft } from './form-store';

export class Changed extends Error {}
class Offline extends Error {}

/** Simulates the server's workflow: assigns ids and versions, and rejects changes based on an older version. */
export function buildServer(first: WorkflowResponse = buildStored()) {
  let stored = first;
  let ids = 0;
  const withIds = (items: unknown) =>
    (items as { _id?: string }[]).map((item) => ({
      options: [],
      file: null,
      ...item,
      _id: item._id ?? `q${(ids += 1)}`,
    }));
  return {
    stored: () => stored,
    change(change: WorkflowChange): WorkflowResponse {
      const { version, info, questionnaire, onboarding, ...rest } = change as Record<string, object | undefined>;
      if (version !== undefined && Number(version) !== stored.version) throw new Changed();
      stored = {
        ...stored,
        ...rest,
        info: { ...stored.info, ...info },
        onboarding: { ...stored.onboarding, ...onboarding },
        questionnaire: questionnaire ? withIds(questionnaire) : stored.questionnaire,
        version: stored.version + 1,
      } as WorkflowResponse;
      return stored;
    },
  };
}

/** Opens a form store whose saves wait for the test to answer them. */
export function open(server: ReturnType<typeof buildServer>, kept?: KeptDraft) {
  const calls: {
    changes: WorkflowChange;
    answer: () => void;
    answerWith: (stored: object) => void;
    loseAnswer: () => void;
    refuse: () => void;
  }[] = [];
  const shown: WorkflowResponse[] = [];
  const send = (changes: WorkflowChange) =>
    new Promise<WorkflowResponse>((resolve, reject) => {
      const serve = (deliver: (answer: WorkflowResponse) => void) => {
        try {
          deliver(server.change(changes));
        } catch (error) {
          reject(error);
        }
      };
      calls.push({
        changes,
        answer: () => serve(resolve),
        answerWith: (stored) => serve((answer) => resolve({ ...answer, ...stored })),
        loseAnswer: () => serve(() => reject(new Offline())),
        refuse: () => reject(new Error('422')),
      });
    });
  const store = createFormStore({
    workflow: server.stored(),
    save: send,
    load: async () => server.stored(),
    ...(kept ? { kept } : {}),
    isChanged: (error) => error instanceof Changed,
    isTemporary: (error) => error instanceof Offline,
    onStored: (workflow) => shown.push(workflow),
    now: () => new Date(0),
  });
  const type = (patch: Partial<WorkflowForm>, section: Parameters<typeof store.change>[0] = 'info') =>
    store.change(section, (form) => ({ ...form, ...patch }));
  const save = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    calls.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const state = () => store.getState();
  return { store, calls, shown, type, save, send, state, status: () => store.getState().saveState.status };
}
