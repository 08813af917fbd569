// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { WorkflowMonitoring } from './WorkflowMonitoring';

function Page() {
  const refresh = useRefreshWorkflow();
  return (
    <>
      <WorkflowMonitoring workflowId="w1" />
      <button type="button" onClick={() => void refresh('w1')}>
        Refresh
      </button>
    </>
  );
}

it('refreshing a workflow also asks whether its suppliers are monitored', async () => {
  const stored = { monitored: false };
  const isOn = async () => (await screen.findByRole<HTMLInputElement>('switch')).checked;
  await renderInApp(<Page />, {
    user: { ...buyerOf('bir'), compliance_enabled: true },
    answers: { 'GET /api/workflows/w1/monitoring': { body: stored } },
  });
  expect(await isOn()).toBe(false);
  stored.monitored = true;
  press('Refresh');
  await waitFor(async () => expect(await isOn()).toBe(true));
});
