import { openApi } from '../client-api';
import { linkIn, mailTo } from '../mailbox';
import { ADMIN } from '../people';

const text = (title: string, required = false) => ({ type: 'input', title, required });
const group = (name: string, first: number) =>
  Array.from({ length: 8 }, (_, at) => text(`¿${name} ${first + at}: cómo lo hace su empresa?`));

export const THIRTY = [
  { type: 'section', title: 'Empresa' },
  text('¿Qué produce?', true),
  { type: 'radio', title: '¿Cuántas personas trabajan?', options: [{ value: 'Menos de 10' }, { value: 'De 10 a 50' }] },
  ...group('Producción', 1),
  { type: 'section', title: 'Calidad' },
  { type: 'file', title: 'Adjunte su constancia' },
  { type: 'checkbox', title: '¿Qué certificaciones tiene?', options: [{ value: 'ISO 9001' }, { value: 'ISO 14001' }] },
  ...group('Calidad', 1),
  { type: 'section', title: 'Ambiente y personas' },
  text('¿Cómo trata sus residuos?', true),
  text('¿Quién responde por la seguridad?', true),
  ...group('Ambiente', 1),
];

export interface Asked {
  link: string;
  email: string;
  /** Path of the supplier's own calls. */
  own: string;
  /** Reads the supplier as the client sees it. */
  seen: () => Promise<{ answers: { answer: unknown }[] }>;
}

/** Invites one supplier to a workflow of the type Questionnaire. */
export async function inviteToAnswer(url: string, name: string, questionnaire: unknown[] = THIRTY): Promise<Asked> {
  const client = await openApi(url, ADMIN);
  const run = `${name}.${Date.now().toString(36)}`;
  const email = `${run}@proveedor.test`;
  const workflowId = await client.launch({ title: `Preguntas ${run}`, report_type: 'questionnaire', questionnaire });
  const [supplierId] = await client.addSuppliers(workflowId, [`Sogas ${run}; Ana Peña; ${email}; Perú; ; ; ; `]);
  const link = linkIn(await mailTo(url, email));
  const place = `/workflows/${workflowId}/suppliers/${supplierId}`;
  return { link, email, own: `/onboarding${place}`, seen: () => client.call('GET', `/api${place}`) };
}
