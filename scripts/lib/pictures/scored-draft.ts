import type { Session } from './product-api';

interface Draft {
  id: string;
  info: { title: string };
}

const TITLE = 'Homologación de proveedores';

const option = (id: string, value: string, points: number, knocksOut = false) => ({
  _id: id,
  value,
  points,
  ...(knocksOut ? { knock_out: true } : {}),
});

const QUESTIONS = [
  { type: 'section', title: 'Seguridad y salud en el trabajo' },
  {
    _id: 'policy',
    type: 'radio',
    title: '¿Tiene una política de seguridad aprobada por la gerencia?',
    options: [option('yes', 'Sí', 20), option('soon', 'En elaboración', 10), option('no', 'No', 0, true)],
  },
  {
    type: 'radio',
    title: '¿Cómo la comunica a su personal?',
    options: [option('trained', 'Con capacitaciones', 20), option('sent', 'Por correo', 10)],
    show_if: { question: 'policy', is: 'equals', option: 'yes' },
  },
];

const SCORING = {
  thresholds: [
    { id: 'fails', name: 'No homologado', colour: 'red', from: 0, decision: 'rejected' },
    {
      id: 'partly',
      name: 'Homologado con plan de mejora',
      colour: 'amber',
      from: 60,
      decision: 'approved_with_conditions',
    },
    { id: 'passes', name: 'Homologado', colour: 'green', from: 80, decision: 'approved' },
  ],
};

/** Finds or creates the draft with conditions and points for the pictures, which the demo does not have. */
export async function openScoredDraft(admin: Session): Promise<string> {
  const drafts = await admin.get<Draft[]>('/api/workflows?status=draft');
  const known = drafts.find(({ info }) => info.title === TITLE);
  if (known) return known.id;
  const created = await admin.post<Draft>('/api/workflows', {
    info: { title: TITLE },
    type: 'onboarding',
    product: 'report',
    payment: 'client',
    report_type: 'questionnaire',
    questionnaire: QUESTIONS,
    scoring: SCORING,
  });
  return created.id;
}
