import { section, type TemplateItem, table, text, words, yesNo } from '../../template';
import { NAME } from '../shared-words';

export const COMMERCIAL: readonly TemplateItem[] = [
  section('commercial', words('Commercial management', 'Gestión comercial', 'Gestão comercial'), 1),
  text(
    'com_years',
    words(
      'For how many full years has your company sold these goods or services?',
      '¿Cuántos años completos lleva su empresa vendiendo estos bienes o servicios?',
      'Há quantos anos completos sua empresa vende estes bens ou serviços?',
    ),
    {
      format: { kind: 'number', decimals: 0, min: 0, max: 500 },
      points: {
        by: 'range',
        ranges: [
          { to: 1, points: 0 },
          { from: 2, to: 4, points: 3 },
          { from: 5, points: 5 },
        ],
      },
    },
  ),
  table(
    'com_references',
    words(
      'List up to five clients whom we may ask about your company.',
      'Indique hasta cinco clientes a quienes podamos pedir referencias.',
      'Informe até cinco clientes a quem possamos pedir referências.',
    ),
    5,
    [
      [words('Company', 'Empresa', 'Empresa'), NAME],
      [words('Contact', 'Contacto', 'Contato'), NAME],
      [words('E-mail', 'Correo electrónico', 'E-mail'), { kind: 'email' }],
      [words('Telephone', 'Teléfono', 'Telefone'), { kind: 'phone' }, 'optional'],
    ],
  ),
  text(
    'com_largest',
    words(
      'Which share of last year’s revenue came from the largest client?',
      '¿Qué porcentaje de los ingresos del último año provino del cliente más grande?',
      'Qual percentual da receita do último ano veio do maior cliente?',
    ),
    {
      format: { kind: 'percent', min: 0, max: 100 },
      points: {
        by: 'range',
        ranges: [
          { to: 30, points: 5 },
          { from: 30, to: 60, points: 3 },
          { from: 60, points: 1 },
        ],
      },
    },
  ),
  text(
    'com_on_time',
    words(
      'Which share of deliveries or services was on time in the last twelve months?',
      '¿Qué porcentaje de las entregas o servicios se cumplió a tiempo en los últimos doce meses?',
      'Qual percentual das entregas ou serviços foi cumprido no prazo nos últimos doze meses?',
    ),
    {
      format: { kind: 'percent', min: 0, max: 100 },
      points: {
        by: 'range',
        ranges: [
          { from: 95, points: 5 },
          { from: 80, to: 95, points: 3 },
          { to: 80, points: 0 },
        ],
      },
    },
  ),
  yesNo(
    'com_complaints',
    words(
      'Are complaints of clients answered within a fixed time?',
      '¿Los reclamos de los clientes se responden en un plazo fijo?',
      'As reclamações de clientes são respondidas em um prazo definido?',
    ),
    [5, 0],
  ),
];
