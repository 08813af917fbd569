import type { ActivityType } from '../catalog/activities';
import type { OnboardingStep } from '../catalog/onboarding-steps';
import { canAppendStatusUpdate, type StatusUpdateName, statusUpdatesTowards } from '../catalog/status-updates';
import type { SupplierStatus } from '../catalog/supplier-status';
import { isQuestionnaireOnboarding } from '../catalog/workflow-traits';
import { isOwnPartDone, nextStep, type StepFacts } from './step-selection';

export interface Progress {
  status: SupplierStatus;
  step: OnboardingStep;
  updates: readonly StatusUpdateName[];
  isQuestionnaireStarted: boolean;
  isQuestionnaireSubmitted: boolean;
}

export type ProgressEvent =
  | { kind: 'started' }
  /** Appends a status update; has no effect if the workflow's order of updates does not allow it yet. */
  | { kind: 'update'; name: StatusUpdateName }
  /** The supplier changed its data; recorded as a status update only after the supplier has completed its own steps. */
  | { kind: 'corrected' }
  | { kind: 'questionnaire_started' }
  | { kind: 'questionnaire_submitted' }
  /** Completes a step; has no effect unless the supplier is at this step. */
  | { kind: 'step_completed'; step: OnboardingStep };

export interface ProgressChange {
  updates: readonly StatusUpdateName[];
  statuses: readonly SupplierStatus[];
  step: OnboardingStep | null;
  isQuestionnaireStarted: boolean;
  isQuestionnaireSubmitted: boolean;
  activities: readonly ActivityType[];
  ending: 'report' | 'complete' | null;
}

const NO_CHANGE: ProgressChange = {
  updates: [],
  statuses: [],
  step: null,
  isQuestionnaireStarted: false,
  isQuestionnaireSubmitted: false,
  activities: [],
  ending: null,
};

export function changeByEvents(before: Progress, facts: StepFacts, events: readonly ProgressEvent[]): ProgressChange {
  return events.reduce((change, event) => withEvent({ before, facts, change }, event), NO_CHANGE);
}

interface State {
  before: Progress;
  facts: StepFacts;
  change: ProgressChange;
}

function withEvent(state: State, event: ProgressEvent): ProgressChange {
  switch (event.kind) {
    case 'started':
      return withStart(state);
    case 'update':
      return withUpdate(state, event.name);
    case 'corrected':
      return isOwnPartDone(stepOf(state)) ? withUpdate(state, 'supplier_updated_data') : state.change;
    case 'questionnaire_started':
      return withQuestionnaireStarted(state);
    case 'questionnaire_submitted':
      return withQuestionnaireSubmitted(state);
    default:
      return withStep(state, event.step);
  }
}

const withQuestionnaireStarted = (state: State): ProgressChange => ({
  ...withUpdate(state, 'started_questionnaire'),
  isQuestionnaireStarted: !state.before.isQuestionnaireStarted,
});

const withQuestionnaireSubmitted = ({ before, change }: State): ProgressChange =>
  before.isQuestionnaireSubmitted || change.isQuestionnaireSubmitted
    ? change
    : { ...withActivity(change, 'questionnaire_finished'), isQuestionnaireSubmitted: true };

const stepOf = ({ before, change }: State): OnboardingStep => change.step ?? before.step;
const statusOf = ({ before, change }: State): SupplierStatus => change.statuses.at(-1) ?? before.status;

function withUpdate({ before, facts, change }: State, name: StatusUpdateName): ProgressChange {
  const known = [...before.updates, ...change.updates];
  if (!canAppendStatusUpdate(known, name, facts.workflow)) return change;
  return { ...change, updates: [...change.updates, name] };
}

const withStatus = (change: ProgressChange, status: SupplierStatus): ProgressChange => ({
  ...change,
  statuses: [...change.statuses, status],
});

const withActivity = (change: ProgressChange, activity: ActivityType): ProgressChange => ({
  ...change,
  activities: [...change.activities, activity],
});

function withStart(state: State): ProgressChange {
  const updated = withUpdate(state, 'started_onboarding');
  if (updated === state.change) return updated;
  const moved = statusOf(state) === 'pending' ? withStatus(updated, 'in_progress') : updated;
  return withStep({ ...state, change: withActivity(moved, 'onboarding_started') }, 'introduction');
}

function withStep(state: State, completed: OnboardingStep): ProgressChange {
  if (stepOf(state) !== completed) return state.change;
  const step = nextStep(completed, state.facts);
  const change = { ...state.change, step };
  return isOwnPartDone(step) ? withOwnPartDone({ ...state, change }) : change;
}

/**
 * Ends the supplier's own steps. An onboarding of report type Questionnaire is then completed, because it has no
 * verification and no report.
 */
function withOwnPartDone(state: State): ProgressChange {
  const { workflow } = state.facts;
  const change = withActivity(state.change, 'onboarding_finished');
  if (!isQuestionnaireOnboarding(workflow)) return { ...change, ending: 'report' };
  const missing = statusUpdatesTowards([...state.before.updates, ...change.updates], 'onboarding_completed', workflow);
  const updated = missing.reduce((sofar, name) => withUpdate({ ...state, change: sofar }, name), change);
  const isOpen = statusOf(state) !== 'completed' && statusOf(state) !== 'archived';
  return { ...(isOpen ? withStatus(updated, 'completed') : updated), ending: 'complete' };
}
