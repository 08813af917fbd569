import { taxIdIn } from '@homologa/core/test/form-answers';
import type { Flow } from '@homologa/core/test/onboarding-flows';
import { type ClientApi, openApi } from '../client-api';
import { linkIn, mailTo } from '../mailbox';
import { acceptPayment } from '../payer-world';
import { ADMIN, STAFF } from '../people';
import { pdfFile } from '../samples';

export const QUESTIONS = { text: '¿Qué produce su empresa?', choice: '¿Cuántas personas trabajan?', few: 'De 10 a 50' };
const QUESTIONNAIRE = [
  { type: 'input', title: QUESTIONS.text, required: true },
  {
    type: 'radio',
    title: QUESTIONS.choice,
    required: true,
    options: [{ value: 'Menos de 10' }, { value: QUESTIONS.few }],
  },
];
const PRICE = 850;

interface SeenByClient {
  status: string;
  display_status: string;
  onboarding_step: string;
  status_updates: { name: string }[];
  report: { paydex: number | null; files: { bir: { name: string }[] } } | null;
  answers: { answer: unknown }[];
}

export interface Invited {
  company: string;
  email: string;
  link: () => Promise<string>;
  seen: () => Promise<SeenByClient>;
  page: string;
  updates: () => Promise<string[]>;
  /** Rewords the first question, which reopens it for suppliers that have answered it. */
  reopen: (title: string) => Promise<void>;
}

export interface OnboardingWorld {
  /**
   * Creates one workflow of each kind and invites all suppliers at once. Returns the invited suppliers in the order of
   * the flows.
   */
  invite(flows: readonly Flow[]): Promise<Invited[]>;
  desk: Desk;
  /** Closes the workflows, so that they do not fill the lists of active workflows. */
  close(): Promise<void>;
}

export interface Desk {
  take(supplier: Invited): Promise<void>;
  /**
   * Processes a request that the desk has taken: accepts the supplier's proof of payment if there is one, records a
   * phone call to the supplier, enters a figure, marks the data as verified and delivers the report.
   */
  deliver(supplier: Invited): Promise<void>;
}

export const PAYDEX = 82;

export async function openWorld(url: string, title: string): Promise<OnboardingWorld> {
  const client = await openApi(url, ADMIN);
  const run = `${title} ${Date.now().toString(36)}`;
  const launched: string[] = [];
  return {
    desk: openDesk(await openApi(url, STAFF)),
    async invite(flows) {
      const invited = new Map<Flow, Invited>();
      for (const [number, kind] of [...new Set(flows.map(kindOf))].entries()) {
        const alike = flows.filter((flow) => kindOf(flow) === kind);
        const workflowId = await launch(client, `${run} ${number}`, alike[0]);
        launched.push(workflowId);
        const suppliers = await inviteAlike(url, client, { workflowId, flows: alike, run: `${run} ${number}` });
        for (const [place, supplier] of suppliers.entries()) if (alike[place]) invited.set(alike[place], supplier);
      }
      return flows.flatMap((flow) => invited.get(flow) ?? []);
    },
    async close() {
      for (const id of launched) await client.call('PUT', `/api/workflows/${id}/close`);
    },
  };
}

const kindOf = ({ facts }: Flow): string => JSON.stringify(facts.workflow);

async function inviteAlike(
  url: string,
  client: ClientApi,
  { workflowId, flows, run }: { workflowId: string; flows: readonly Flow[]; run: string },
): Promise<Invited[]> {
  const suppliers = flows.map(({ facts }, place) => ({
    company: `Aceros ${run}.${place}`,
    email: `${run.replaceAll(' ', '.')}.${place}@proveedor.test`,
    country: facts.country,
  }));
  const lines = suppliers.map(({ company, email, country }) => {
    // Brazil requires a tax id in the invitation.
    const taxId = country === 'brazil' ? taxIdIn(country) : '';
    return `${company}; Ana Peña; ${email}; ${country}; ${taxId}; Calle Fábula 9; ; +52 55 1234 5678`;
  });
  const ids = await client.addSuppliers(workflowId, lines);
  return suppliers.map((known, place) =>
    follow(url, client, { ...known, path: `/api/workflows/${workflowId}/suppliers/${ids[place]}` }),
  );
}

async function launch(client: ClientApi, title: string, flow: Flow | undefined): Promise<string> {
  if (!flow) throw new Error('no flow to launch a workflow for');
  const { reportType, product, payment, hasQuestionnaire } = flow.facts.workflow;
  return client.launch({
    title,
    report_type: reportType,
    product,
    payment,
    ...(payment === 'supplier' ? { price_per_supplier: PRICE } : {}),
    questionnaire: hasQuestionnaire ? QUESTIONNAIRE : [],
  });
}

function follow(
  url: string,
  client: ClientApi,
  { path, company, email }: { path: string; company: string; email: string },
): Invited {
  const seen = () => client.call<SeenByClient>('GET', path);
  return {
    company,
    email,
    link: async () => linkIn(await mailTo(url, email)),
    seen,
    page: path.replace('/api', ''),
    updates: async () => (await seen()).status_updates.map(({ name }) => name),
    async reopen(title) {
      const workflow = path.replace(/\/suppliers\/.*$/, '');
      const { questionnaire } = await client.call<{ questionnaire: object[] }>('GET', workflow);
      const edited = questionnaire.map((question, place) => (place === 0 ? { ...question, title } : question));
      await client.call('PUT', workflow, { questionnaire: edited });
    },
  };
}

function openDesk(staff: ClientApi): Desk {
  const pathOf = async ({ company }: Invited): Promise<string> => {
    const query = `q=${encodeURIComponent(company)}`;
    const [request, ...others] = await staff.call<{ id: string }[]>('GET', `/api/desk/requests?${query}`);
    if (!request || others.length > 0) throw new Error(`${others.length + 1} requests for ${company} at the desk`);
    return `/api/desk/requests/${request.id}`;
  };
  return {
    async take(supplier) {
      await staff.call('POST', `${await pathOf(supplier)}/take`);
    },
    async deliver(supplier) {
      const path = await pathOf(supplier);
      await acceptPayment(staff, path);
      await staff.call('POST', `${path}/calls`, { number: '+52 55 1234 5678', outcome: 'verified', note: '' });
      await staff.call('PATCH', `${path}/data`, { figures: { paydex: PAYDEX } });
      await staff.upload('POST', `${path}/files`, pdfFile('informe.pdf'), { type: 'bir' });
      await staff.call('POST', `${path}/data-verified`);
      await staff.call('POST', `${path}/deliver`);
    },
  };
}
