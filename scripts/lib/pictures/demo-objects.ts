import type { Session } from './product-api';
import { openScoredDraft } from './scored-draft';

/** URLs of the demo's objects shown in the pictures, found by their state instead of their names. */
export interface DemoObjects {
  draft: string;
  scoredDraft: string;
  onboarding: string;
  payingSuppliers: string;
  undecided: string;
  reported: string;
  request: string;
  deliverable: string;
  delivered: string;
  payment: string;
}

interface Workflow {
  id: string;
  type: string;
  report_type: string;
  payment: string;
  suppliers_count: number;
}

interface Supplier {
  id: string;
  workflow_id: string;
  workflow: Pick<Workflow, 'type' | 'report_type'>;
  decision?: { decision: string } | null;
  screening?: { status: string } | null;
}

interface Identified {
  id: string;
}

function found<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`the demo has no ${name}`);
  return thing;
}

const supplierPath = ({ workflow_id: workflow, id }: Supplier): string => `/workflows/${workflow}/suppliers/${id}`;

export async function findDemoObjects(admin: Session, staff: Session): Promise<DemoObjects> {
  const workflows = (status: string) => admin.get<Workflow[]>(`/api/workflows?status=${status}`);
  const requests = (status: string) => staff.get<Identified[]>(`/api/desk/requests?status=${status}&kind=bir`);
  const [drafts, active, suppliers, taken, verified, delivered, payments] = await Promise.all([
    workflows('draft'),
    workflows('active'),
    admin.get<Supplier[]>('/api/suppliers?status=completed&range=[0,99]'),
    requests('taken'),
    requests('verified'),
    requests('delivered'),
    staff.get<Identified[]>('/api/desk/payments?state=to_check'),
  ]);
  const onboardings = active.filter(({ type }) => type === 'onboarding');
  const ofType = (report: string) => suppliers.filter(({ workflow }) => workflow.report_type === report);
  return {
    scoredDraft: await openScoredDraft(admin),
    draft: found(drafts.find(({ suppliers_count: count }) => count > 0)?.id, 'draft with suppliers'),
    onboarding: found(onboardings.find((one) => one.report_type === 'questionnaire')?.id, 'questionnaire'),
    payingSuppliers: found(onboardings.find((one) => one.payment === 'supplier')?.id, 'workflow that suppliers pay'),
    undecided: supplierPath(
      found(
        ofType('questionnaire').find((one) => !one.decision),
        'undecided supplier',
      ),
    ),
    reported: supplierPath(
      found(
        ofType('bir').find((one) => one.decision && one.screening && one.workflow.type === 'onboarding'),
        'supplier with report, screening and decision',
      ),
    ),
    request: found(taken.at(-1)?.id, 'taken request'),
    deliverable: found(verified[0]?.id, 'verified request'),
    delivered: found(delivered[0]?.id, 'delivered request'),
    payment: found(payments[0]?.id, 'proof to check'),
  };
}
