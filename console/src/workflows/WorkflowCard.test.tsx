// @vitest-environment jsdom
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../test/render-in-app';
import { sampleUser, sampleWorkflow } from '../test/samples';
import { WorkflowCard } from './WorkflowCard';

const draw = (traits: Partial<WorkflowRow>) => {
  const workflow = { ...sampleWorkflow, onboarding: {}, dates: {}, ...traits } as unknown as WorkflowRow;
  return renderInApp(<WorkflowCard workflow={workflow} />, { user: sampleUser });
};

it('shows no bar for a draft without suppliers', async () => {
  await draw({ status: 'draft', suppliers_count: 0, suppliers_completed_count: 0 });
  screen.getByText('No suppliers yet');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows how many suppliers are completed', async () => {
  await draw({ suppliers_count: 2, suppliers_completed_count: 1 });
  screen.getByRole('progressbar', { name: '1 of 2 suppliers completed' });
});
