import { choice, section, several, type TemplateItem, text, words } from '../../template';

export const LOGISTICS: readonly TemplateItem[] = [
  section('logistics', words('Logistics and capacity', 'Logística y capacidad', 'Logística e capacidade'), 2),
  text(
    'log_units',
    words(
      'How many units could your company deliver to us per month?',
      '¿Cuántas unidades podría entregarnos su empresa por mes?',
      'Quantas unidades sua empresa poderia nos entregar por mês?',
    ),
    { format: { kind: 'number', decimals: 0, min: 0 }, allowNa: true },
  ),
  choice(
    'log_peak',
    words(
      'By how much could your company raise deliveries in a season of high demand?',
      '¿Cuánto podría aumentar su empresa las entregas en una temporada de alta demanda?',
      'Quanto sua empresa poderia aumentar as entregas em uma temporada de alta demanda?',
    ),
    [
      [words('By more than 50%', 'Más del 50 %', 'Mais de 50%'), 5],
      [words('By 20% to 50%', 'Del 20 % al 50 %', 'De 20% a 50%'), 3],
      [words('By less than 20%', 'Menos del 20 %', 'Menos de 20%'), 1],
    ],
  ),
  text(
    'log_full',
    words(
      'Which share of orders arrived complete and on time in the last twelve months?',
      '¿Qué porcentaje de los pedidos llegó completo y a tiempo en los últimos doce meses?',
      'Qual percentual dos pedidos chegou completo e no prazo nos últimos doze meses?',
    ),
    {
      format: { kind: 'percent', min: 0, max: 100 },
      points: {
        by: 'range',
        ranges: [
          { from: 95, points: 5 },
          { from: 85, to: 95, points: 3 },
          { to: 85, points: 0 },
        ],
      },
    },
  ),
  several(
    'log_exchange',
    words(
      'Which of these does your company already use with retailers?',
      '¿Cuáles de estos medios ya usa su empresa con minoristas?',
      'Quais destes recursos sua empresa já usa com varejistas?',
    ),
    [
      [words('GS1 bar codes', 'Códigos de barras GS1', 'Códigos de barras GS1'), 2],
      [
        words(
          'Orders and invoices by EDI or a portal',
          'Pedidos y facturas por EDI o portal',
          'Pedidos e faturas por EDI ou portal',
        ),
        2,
      ],
      [words('Appointments for deliveries', 'Citas para las entregas', 'Agendamento das entregas'), 1],
      [words('None of these', 'Ninguno de estos', 'Nenhum destes'), 0],
    ],
  ),
];
