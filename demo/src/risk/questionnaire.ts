import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';

type Question = QuestionnaireInput[number];
type Asked = Partial<Omit<Question, '_id' | 'type' | 'title' | 'options'>>;

const item = (type: Question['type'], id: string, title: string, asked: Asked = {}): Question => ({
  _id: id,
  type,
  title,
  required: type !== 'section',
  options: [],
  ...asked,
});

const section = (id: string, title: string, weight: number): Question => item('section', id, title, { weight });
const text = (id: string, title: string, asked: Asked): Question => item('input', id, title, asked);

/** Question whose options have the ids of `answers` below the question's id: `plan.tested`. */
const choice = (
  type: 'radio' | 'checkbox',
  id: string,
  title: string,
  answers: Readonly<Record<string, readonly [value: string, points: number]>>,
  asked?: Asked,
): Question => ({
  ...item(type, id, title, asked),
  options: Object.entries(answers).map(([answer, [value, points]]) => ({ _id: `${id}.${answer}`, value, points })),
});

const yesNo = (id: string, title: string, asked: Asked = {}): Question =>
  text(id, title, { format: { kind: 'yes_no' }, ...asked });

const yesNoPoints = (yes: number, no: number): Question['points'] => ({
  by: 'yes_no',
  values: { yes: { points: yes }, no: { points: no } },
});

const isYes = (question: string): Condition => ({ question, is: 'equals', value: 'yes' });

/** Questions of the demo's scored workflow; `_id` is the key under which the suppliers' answers name a question. */
export const RISK_QUESTIONS: QuestionnaireInput = [
  section('continuity', 'Continuidad del negocio', 3),
  text('sales', '¿Cuánto vendió su empresa en el último ejercicio?', {
    format: { kind: 'money', currencies: ['USD', 'MXN', 'PEN', 'COP', 'CLP', 'ARS'], min: 0 },
  }),
  text('dependence', '¿Qué porcentaje de sus ventas proviene de su mayor cliente?', {
    format: { kind: 'percent', min: 0, max: 100 },
    points: {
      by: 'range',
      ranges: [
        { to: 30, points: 10 },
        { from: 30, to: 60, points: 5 },
        { from: 60, points: 0 },
      ],
    },
  }),
  choice('radio', 'plan', '¿Tiene un plan de continuidad del negocio?', {
    tested: ['Sí, y lo hemos probado', 10],
    written: ['Sí, pero aún no lo probamos', 5],
    none: ['No', 0],
  }),
  text('plan_date', '¿Cuándo lo probó por última vez?', {
    format: { kind: 'date' },
    show_if: { question: 'plan', is: 'equals', option: 'plan.tested' },
  }),
  text('sites', 'Indique los sitios desde los que nos atendería.', {
    format: {
      kind: 'table',
      max_rows: 10,
      columns: [
        { id: 'site', title: 'Sitio', required: true, format: { kind: 'short_text', max_length: 200 } },
        { id: 'country', title: 'País', required: true, format: { kind: 'country' } },
        { id: 'staff', title: 'Personas', required: true, format: { kind: 'number', min: 0, decimals: 0 } },
      ],
    },
  }),
  yesNo('insurance', '¿Tiene un seguro de responsabilidad civil vigente?', { points: yesNoPoints(5, 0) }),
  item('file', 'policy', 'Adjunte la póliza vigente.', { required: false, show_if: isYes('insurance') }),
  section('safety', 'Seguridad, salud y medio ambiente', 2),
  choice('checkbox', 'certificates', '¿Qué certificaciones mantiene vigentes?', {
    quality: ['ISO 9001', 3],
    environment: ['ISO 14001', 3],
    safety: ['ISO 45001', 4],
    none: ['Ninguna', 0],
  }),
  text('accidents', '¿Cuántos accidentes con baja hubo en los últimos doce meses?', {
    format: { kind: 'number', min: 0, decimals: 0 },
    points: {
      by: 'range',
      ranges: [
        { from: 0, to: 0, points: 10 },
        { from: 1, to: 3, points: 5 },
        { from: 4, points: 0 },
      ],
    },
  }),
  text('measures', '¿Qué medidas tomó después?', {
    format: { kind: 'long_text', max_length: 2000 },
    show_if: { question: 'accidents', is: 'at_least', value: 1 },
  }),
  yesNo('hazardous', '¿Maneja materiales peligrosos?'),
  yesNo('permit', '¿Tiene vigente el permiso de la autoridad ambiental?', {
    show_if: isYes('hazardous'),
    points: yesNoPoints(10, 0),
  }),
  yesNo('repse', '¿Tiene vigente el registro REPSE?', {
    show_if: { fact: 'country', is: 'equals', value: 'mexico' },
    allow_na: true,
    points: yesNoPoints(5, 0),
  }),
  section('integrity', 'Integridad y cumplimiento', 3),
  yesNo('listed', '¿Su empresa o alguno de sus dueños figura en listas de sanciones o está inhabilitado?', {
    points: { by: 'yes_no', values: { yes: { points: 0, knock_out: true }, no: { points: 10 } } },
  }),
  yesNo('officials', '¿Algún dueño o gerente es funcionario público o familiar cercano de uno?', {
    points: yesNoPoints(4, 10),
  }),
  text('officials_who', 'Indique quién es y qué cargo público ocupa.', {
    format: { kind: 'long_text', max_length: 2000 },
    show_if: isYes('officials'),
  }),
  choice('radio', 'code', '¿Cuenta con un código de ética?', {
    signed: ['Publicado y firmado por el personal', 10],
    published: ['Publicado', 6],
    none: ['No', 0],
  }),
  yesNo('channel', '¿El personal y los terceros pueden denunciar de forma confidencial?', {
    points: yesNoPoints(5, 0),
  }),
  choice(
    'radio',
    'data',
    '¿Cómo protege los datos personales que trata por encargo de sus clientes?',
    {
      audited: ['Con una política y auditorías anuales', 10],
      policy: ['Con una política', 6],
      none: ['Sin medidas por escrito', 0],
    },
    { allow_na: true },
  ),
];

/** The medium risk has no decision of its own: a person decides. */
export const RISK_SCORING: Scoring = {
  thresholds: [
    { id: 'high', name: 'Riesgo alto', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'medium', name: 'Riesgo medio', colour: 'amber', from: 50 },
    { id: 'low', name: 'Riesgo bajo', colour: 'green', from: 80, decision: 'approved' },
  ],
  decide_by_threshold: true,
};
