import { choice, file, section, type TemplateItem, text, words } from '../../template';

export const FINANCIAL: readonly TemplateItem[] = [
  section('financial', words('Finances and taxes', 'Finanzas e impuestos', 'Finanças e tributos'), 3),
  text(
    'fin_revenue',
    words(
      'Revenue of the last fiscal year',
      'Ingresos por ventas del último ejercicio fiscal',
      'Receita do último exercício fiscal',
    ),
    { format: { kind: 'money', min: 0 } },
  ),
  choice(
    'fin_profit',
    words(
      'In how many of the last two fiscal years did your company make a profit?',
      '¿En cuántos de los dos últimos ejercicios fiscales obtuvo utilidades su empresa?',
      'Em quantos dos dois últimos exercícios fiscais sua empresa teve lucro?',
    ),
    [
      [words('In both', 'En los dos', 'Nos dois'), 5],
      [words('In one', 'En uno', 'Em um'), 3],
      [words('In none', 'En ninguno', 'Em nenhum'), 0],
    ],
    { allowNa: true },
  ),
  text(
    'fin_liquidity',
    words(
      'Current assets divided by current liabilities at the end of the last fiscal year',
      'Activo corriente (circulante) dividido entre pasivo corriente (circulante) al cierre del último ejercicio',
      'Ativo circulante dividido pelo passivo circulante no fim do último exercício',
    ),
    {
      format: { kind: 'number', decimals: 2, min: 0, max: 1000 },
      points: {
        by: 'range',
        ranges: [
          { to: 0.99, points: 0 },
          { from: 1, to: 1.49, points: 3 },
          { from: 1.5, points: 5 },
        ],
      },
      allowNa: true,
    },
  ),
  text(
    'fin_debt',
    words(
      'Total liabilities as a percentage of total assets at the end of the last fiscal year',
      'Pasivo total como porcentaje del activo total al cierre del último ejercicio',
      'Passivo total como percentual do ativo total no fim do último exercício',
    ),
    {
      format: { kind: 'percent', min: 0, max: 1000 },
      points: {
        by: 'range',
        ranges: [
          { to: 60, points: 5 },
          { from: 60, to: 80, points: 3 },
          { from: 80, points: 0 },
        ],
      },
    },
  ),
  file(
    'fin_statements',
    words(
      'Upload the financial statements of the last fiscal year.',
      'Adjunte los estados financieros del último ejercicio.',
      'Anexe as demonstrações financeiras do último exercício.',
    ),
  ),
  choice(
    'fin_taxes',
    words(
      'What is the state of your company’s taxes and social security contributions?',
      '¿En qué estado están los impuestos y aportes a la seguridad social de su empresa?',
      'Qual é a situação dos tributos e das contribuições previdenciárias da sua empresa?',
    ),
    [
      [words('All are paid', 'Todo está pagado', 'Tudo está pago'), 5],
      [
        words(
          'A debt is being paid by agreement',
          'Hay una deuda que se paga por convenio',
          'Há uma dívida paga por parcelamento',
        ),
        3,
      ],
      [words('A debt is overdue', 'Hay una deuda vencida', 'Há uma dívida vencida'), 0],
    ],
  ),
];
