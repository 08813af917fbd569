// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { EditContext } from './edit-context';
import { buildStored } from './test-workflow';
import { UpdateActions } from './UpdateActions';
import { useWorkflowForm } from './use-workflow-form';

const workflow = buildStored({ id: 'w1', status: 'active' });

function Page() {
  const state = useWorkflowForm(workflow);
  return (
    <EditContext.Provider value={{ ...state, workflow, reasons: [], target: null, goTo: () => undefined }}>
      <UpdateActions />
    </EditContext.Provider>
  );
}

it.each([
  [{ sent: 3, skipped: 0 }, 'Workflow updated. 3 suppliers were notified.'],
  [
    { sent: 0, skipped: 1 },
    'Workflow updated. No supplier was notified. 1 was skipped: finished, or reminded less than 24 hours ago.',
  ],
])('an update that notifies says how many were told: %j', async (notified, words) => {
  const body = { ...workflow, notified: { ...notified, reopened: [] } };
  const answers = { 'PUT /api/workflows/w1?notify=true': { body } };
  const { sent } = await renderInApp(<Page />, { user: buyerOf('bir'), answers });
  press('Update changes');
  press('Update and notify');
  await screen.findByText(words);
  expect(sent.map(({ call }) => call)).toEqual(['PUT /api/workflows/w1?notify=true']);
});
