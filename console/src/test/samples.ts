import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';

export const sampleUser = {
  id: 'u1',
  info: { name: 'Ana', email: 'ana@acme.test', image: null, title: null, phone: '+52 55 1', phone_ext: '' },
  security: { role: 'user', staff_roles: [] },
  preferences: { language: 'en', supplier_table_columns: null, saved_views: [] },
  acting_company_id: 'c1',
  companies: [
    { company_id: 'c1', role: 'company_admin', company: { id: 'c1', legal_name: 'Acme', features: { products: [] } } },
  ],
  company_admin: true,
  compliance_enabled: true,
  supplier_tags: {},
  log_as: null,
} as unknown as UserResponse;

export const buyerOf = (...bought: string[]): UserResponse => ({
  ...sampleUser,
  companies: sampleUser.companies.map((one) => ({
    ...one,
    company: {
      ...one.company,
      features: {
        workflow_type: 'hybrid',
        workflow_product: 'hybrid',
        workflow_payment: 'hybrid',
        price_per_supplier: null,
        public_onboarding_link: true,
        tags: [],
        products: bought.map((type) => ({ type, enabled: true, extras: { visible: true }, used: 0, total: 9 })),
      } as unknown as (typeof one)['company']['features'],
    },
  })),
});

const invite = {
  company_name: 'Acero',
  full_name: 'Luz',
  emails: ['luz@acero.test'],
  country: 'chile',
  tax_id: '76.1-K',
  address: '',
  sic: '',
  phone: '+56 2 1',
  duns_number: '',
  shareholders: ['Luz'],
};

export const sampleSupplier = {
  id: 's1',
  workflow_id: 'w1',
  invite,
  report: null,
  decision: null,
} as unknown as SupplierResponse;

export const sampleWorkflow = {
  id: 'w1',
  status: 'active',
  type: 'onboarding',
  product: 'report',
  report_type: 'bir',
  payment: 'client',
  info: { title: 'Steel' },
  questionnaire: [],
  suppliers: [],
} as unknown as WorkflowResponse;

export const sampleDeskRequest = {
  id: 'r1',
  kind: 'bir',
  status: 'taken',
  gateway: 'desk',
  gateway_reference: null,
  gateways: ['desk', 'sandbox'],
  taken_by: { _id: 'u1', id: 'u1', name: 'Ana' },
  calls: [],
  call_attempts: { made: 0, of: 3 },
  phone_to_call: null,
  without_call_reason: '',
  delivery_gaps: [],
  second_look: { required: false, entered_by: [], may_deliver: [] },
  second_look_at: null,
  payment: null,
  correction: null,
  makes_document: false,
  deliveries: [],
  send_backs: [],
  sendable: { possible: true, form: false },
  history: [],
  figures: { emails: [], phones: [], shareholders: [] },
  details: { currency: null, unit: null, earlier_periods: [], suits: [], shareholdings: [], sources: {} },
  data_version: 0,
  findings: [],
  bir_request: null,
  supplier: { id: 's1', invite, account: null, website: null, receipt: null, call_time: 'any' },
  workflow: { id: 'w1', title: 'Steel', report_type: 'bir' },
  client: { id: 'c1', name: 'Acme' },
} as unknown as DeskRequestResponse;
