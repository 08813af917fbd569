// @vitest-environment jsdom
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleSupplier, sampleWorkflow } from '../../test/samples';
import { DecisionCard } from './DecisionCard';

const supplier = { ...sampleSupplier, workflow: sampleWorkflow, decisions: [] } as unknown as SupplierResponse;
const made = {
  decision: 'approved',
  reason: 'Good',
  decided_at: '2026-05-01T00:00:00.000Z',
  decided_by: { name: 'Ana' },
};

function Page() {
  const { data } = useQuery({
    queryKey: recordKey('suppliers', 's1', { workflowId: 'w1' }),
    queryFn: () => new Promise<SupplierResponse>(() => undefined),
    initialData: supplier,
  });
  return <DecisionCard supplier={data} />;
}

it('shows the decision as soon as it is saved, before anything is fetched anew', async () => {
  await renderInApp(<Page />, {
    user: buyerOf('bir'),
    answers: {
      'POST /api/workflows/w1/suppliers/s1/decisions': { status: 201, body: { ...supplier, decisions: [made] } },
    },
  });
  press('Decide');
  press('Approved', 'radio');
  type(/^Reason/, 'Good');
  press('Approve');
  await screen.findByText('Decision saved.');
  expect(screen.queryByText('No decision yet.')).toBeNull();
  screen.getByText('Good');
});

it('preselects the decision that the score proposes, and says why', async () => {
  const outcome = { id: 't', name: 'Fails', colour: 'red' as const, decision: 'rejected' };
  const submitted = { ...supplier, score: { percent: 10, outcome } };
  await renderInApp(<DecisionCard supplier={submitted} />, {
    user: buyerOf('bir'),
    answers: { 'GET /api/workflows/w1/suppliers/s1/score': { body: { score: { outcome, sections: [] } } } },
  });
  await screen.findByText('The score proposes “Rejected”: its outcome is “Fails”.');
  press('Decide');
  await screen.findByRole('button', { name: 'Reject' });
});

it('says that the workflow’s rule decided, and proposes where a review leads elsewhere', async () => {
  const decided = {
    ...supplier,
    decisions: [{ ...made, decision: 'rejected', decided_by: { name: '' }, by_rule: true as const }],
  };
  const computed = { id: 't', name: 'Fails', colour: 'red' as const, decision: 'rejected' };
  const outcome = { id: 'u', name: 'Passes', colour: 'green' as const, decision: 'approved' };
  const reviewed = { ...decided, score: { percent: 90, outcome } } as unknown as SupplierResponse;
  await renderInApp(<DecisionCard supplier={reviewed} />, {
    user: buyerOf('bir'),
    answers: {
      'GET /api/workflows/w1/suppliers/s1/score': {
        body: { score: { outcome: computed, reviewed: { outcome }, reviews: [], sections: [] } },
      },
    },
  });
  screen.getByText(/^Rule of the workflow, /);
  await screen.findByText('The score proposes “Approved”: its outcome is “Passes”.');
});
