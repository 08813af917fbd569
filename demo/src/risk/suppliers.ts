import type { NotApplicable, TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import type { DemoCountry, DemoIndustry } from '../suppliers';

/** Answer by the ids of `RISK_QUESTIONS`; of a file question the name of the paper. */
export type RiskAnswer = string | readonly string[] | TableAnswer | NotApplicable;
export type RiskAnswers = Readonly<Record<string, RiskAnswer>>;

interface RiskSupplier {
  companyName: string;
  country: DemoCountry;
  industry: DemoIndustry;
  /** Outcome of the submitted answers; null for a supplier that has not submitted. */
  outcome: 'low' | 'medium' | 'high' | null;
  answers: RiskAnswers;
  /** When the supplier has opened its questionnaire; absent: soon after the launch. */
  beganDaysAgo?: number;
}

const site = (name: string, country: string, staff: number) => ({ site: name, country, staff: String(staff) });

/** Answers of a supplier without anything to hide; each supplier replaces its own. */
const SOUND: RiskAnswers = {
  dependence: '18',
  plan: 'plan.tested',
  insurance: 'yes',
  certificates: ['certificates.quality', 'certificates.environment', 'certificates.safety'],
  accidents: '0',
  hazardous: 'no',
  listed: 'no',
  officials: 'no',
  code: 'code.signed',
  channel: 'yes',
  data: 'data.audited',
};

/** Answers of a supplier that has begun to write its rules down. */
const AVERAGE: RiskAnswers = {
  ...SOUND,
  dependence: '42',
  plan: 'plan.written',
  certificates: ['certificates.quality'],
  code: 'code.published',
  channel: 'no',
  data: 'data.policy',
};

/** Suppliers of the demo's scored workflow; all are invented. */
export const RISK_SUPPLIERS: readonly RiskSupplier[] = [
  {
    companyName: 'Lácteos Valleníveo S.A.C.',
    country: 'peru',
    industry: 'Alimentos',
    outcome: 'low',
    answers: {
      ...SOUND,
      sales: '18400000.00 PEN',
      plan_date: '2025-09-18',
      policy: 'insurance',
      sites: { rows: [site('Planta de Arequipa', 'peru', 140), site('Almacén de Lurín', 'peru', 22)] },
    },
  },
  {
    companyName: 'Metalmecánica Tresvolcanes S.A. de C.V.',
    country: 'mexico',
    industry: 'Productos metálicos',
    outcome: 'low',
    answers: {
      ...SOUND,
      sales: '96500000.00 MXN',
      plan_date: '2025-11-06',
      dependence: '27.5',
      policy: 'insurance',
      sites: { rows: [site('Nave 4, Puebla', 'mexico', 85)] },
      accidents: '2',
      measures: 'Se instalaron guardas en las dos prensas y se repitió la capacitación de todo el turno.',
      hazardous: 'yes',
      permit: 'yes',
      repse: 'yes',
    },
  },
  {
    companyName: 'Vidrios Bahíaclara SpA',
    country: 'chile',
    industry: 'Envases y embalajes',
    outcome: 'low',
    answers: {
      ...SOUND,
      sales: '5200000000.00 CLP',
      plan_date: '2025-06-27',
      sites: { rows: [site('Horno de Quilicura', 'chile', 64)] },
      certificates: ['certificates.quality', 'certificates.environment'],
      data: { not_applicable: 'No tratamos datos personales de los clientes de nuestros clientes.' },
    },
  },
  {
    companyName: 'Cafés Páramoazul S.A.S.',
    country: 'colombia',
    industry: 'Alimentos',
    outcome: 'low',
    answers: {
      ...SOUND,
      sales: '7350000000.00 COP',
      plan_date: '2025-10-14',
      dependence: '33',
      sites: { rows: [site('Trilladora de Pereira', 'colombia', 48), site('Bodega de Cartagena', 'colombia', 9)] },
      code: 'code.published',
    },
  },
  {
    companyName: 'Autopartes Sierraficta S.A. de C.V.',
    country: 'mexico',
    industry: 'Productos metálicos',
    outcome: 'medium',
    answers: {
      ...AVERAGE,
      sales: '41200000.00 MXN',
      dependence: '64',
      policy: 'insurance',
      sites: { rows: [site('Planta de Querétaro', 'mexico', 120)] },
      repse: { not_applicable: 'No prestamos servicios especializados; vendemos piezas.' },
    },
  },
  {
    companyName: 'Calzado Sendalarga S.A.C.',
    country: 'peru',
    industry: 'Textiles',
    outcome: 'medium',
    answers: {
      ...AVERAGE,
      sales: '6100000.00 PEN',
      sites: { rows: [site('Taller de Trujillo', 'peru', 55)] },
      officials: 'yes',
      officials_who: 'El hermano de la gerente comercial es regidor de una municipalidad distrital.',
    },
    beganDaysAgo: 20,
  },
  {
    companyName: 'Imprenta Pliegonuevo S.A.S.',
    country: 'colombia',
    industry: 'Envases y embalajes',
    outcome: 'medium',
    answers: {
      ...AVERAGE,
      sales: '2900000000.00 COP',
      sites: { rows: [site('Planta de Itagüí', 'colombia', 31)] },
      accidents: '1',
      measures: 'Se cambió la guillotina por una con doble mando.',
      channel: 'yes',
    },
    beganDaysAgo: 14,
  },
  {
    companyName: 'Maderas Alercelejano SpA',
    country: 'chile',
    industry: 'Construcción',
    outcome: 'medium',
    answers: {
      ...AVERAGE,
      sales: '1870000000.00 CLP',
      plan: 'plan.tested',
      plan_date: '2024-03-05',
      policy: 'insurance',
      sites: { rows: [site('Aserradero de Valdivia', 'chile', 38)] },
      hazardous: 'yes',
      permit: 'yes',
    },
    beganDaysAgo: 19,
  },
  {
    companyName: 'Transportes Faroincierto S.A.S.',
    country: 'colombia',
    industry: 'Transporte y logística',
    outcome: 'high',
    answers: {
      ...SOUND,
      sales: '3400000000.00 COP',
      plan_date: '2025-08-21',
      sites: { rows: [site('Patio de Fontibón', 'colombia', 74)] },
      certificates: ['certificates.none'],
      listed: 'yes',
    },
  },
  {
    companyName: 'Plásticos Mardecobre SpA',
    country: 'chile',
    industry: 'Envases y embalajes',
    outcome: null,
    answers: {
      sales: '980000000.00 CLP',
      dependence: '55',
      plan: 'plan.none',
      sites: { rows: [site('Planta de Antofagasta', 'chile', 19)] },
      insurance: 'no',
      certificates: ['certificates.none'],
      accidents: '1',
    },
    beganDaysAgo: 16,
  },
  {
    companyName: 'Comedores Mesaplena S.A. de C.V.',
    country: 'mexico',
    industry: 'Alimentos',
    outcome: null,
    answers: { sales: '12800000.00 MXN', dependence: '21', plan: 'plan.written' },
    beganDaysAgo: 13,
  },
  {
    companyName: 'Turbinas Caucealto S.R.L.',
    country: 'argentina',
    industry: 'Servicios eléctricos',
    outcome: null,
    answers: {},
  },
];
