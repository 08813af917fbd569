import { section, type TemplateItem, table, text, words, yesNo } from '../../template';
import { NAME } from '../shared-words';

export const OPERATIONS: readonly TemplateItem[] = [
  section('operations', words('Operational capacity', 'Capacidad operativa', 'Capacidade operacional'), 2),
  table(
    'op_sites',
    words(
      'List the sites from which you would serve us.',
      'Indique las sedes desde las que nos atendería.',
      'Informe as unidades a partir das quais nos atenderia.',
    ),
    30,
    [
      [words('City', 'Ciudad', 'Cidade'), NAME],
      [words('Country', 'País', 'País'), { kind: 'country' }],
      [words('Use', 'Uso', 'Uso'), NAME],
      [words('Area', 'Superficie', 'Área'), { kind: 'number', unit: 'm²', min: 0 }, 'optional'],
    ],
  ),
  text(
    'op_capacity',
    words(
      'How much of its capacity did your company use on average in the last twelve months?',
      '¿Qué porcentaje de su capacidad usó su empresa en promedio en los últimos doce meses?',
      'Qual percentual da capacidade sua empresa usou em média nos últimos doze meses?',
    ),
    {
      format: { kind: 'percent', min: 0, max: 100 },
      points: {
        by: 'range',
        ranges: [
          { to: 85, points: 5 },
          { from: 85, to: 95, points: 3 },
          { from: 95, points: 1 },
        ],
      },
      allowNa: true,
    },
  ),
  yesNo(
    'op_maintenance',
    words(
      'Is there a plan of preventive maintenance for the main equipment?',
      '¿Existe un plan de mantenimiento preventivo para los equipos principales?',
      'Existe um plano de manutenção preventiva para os principais equipamentos?',
    ),
    [5, 0],
    { allowNa: true },
  ),
  text(
    'op_subcontract',
    words(
      'Which share of the work do subcontractors do?',
      '¿Qué porcentaje del trabajo realizan los subcontratistas?',
      'Qual percentual do trabalho é feito por subcontratados?',
    ),
    {
      format: { kind: 'percent', min: 0, max: 100 },
      points: {
        by: 'range',
        ranges: [
          { to: 20, points: 5 },
          { from: 20, to: 50, points: 3 },
          { from: 50, points: 1 },
        ],
      },
    },
  ),
  yesNo(
    'op_subcontract_checks',
    words(
      'Does your company evaluate subcontractors before they start?',
      '¿Su empresa evalúa a los subcontratistas antes de que empiecen?',
      'Sua empresa avalia os subcontratados antes de começarem?',
    ),
    [5, 0],
    { showIf: { question: 'op_subcontract', is: 'at_least', value: 1 } },
  ),
  yesNo(
    'op_continuity',
    words(
      'Is there a written plan to keep supplying after a fire, a strike or a failure of systems?',
      '¿Existe un plan escrito para seguir abasteciendo después de un incendio, una huelga o una falla de sistemas?',
      'Existe um plano escrito para continuar fornecendo após um incêndio, uma greve ou uma falha de sistemas?',
    ),
    [5, 0],
  ),
];
