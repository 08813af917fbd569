import type { Words } from '@homologa/domain/language/locales';
import type { StatementRatio, StatementSum } from '@homologa/domain/reports/statement-ratios';

export const NOT_KNOWN = '–';

export const STATEMENT_SUM_WORDS: Readonly<Record<StatementSum, Words>> = {
  totalAssets: { en: 'Total assets', es: 'Activo total', 'pt-BR': 'Ativo total' },
  totalLiabilities: { en: 'Total liabilities', es: 'Pasivo total', 'pt-BR': 'Passivo total' },
  netWorth: { en: 'Net worth', es: 'Patrimonio neto', 'pt-BR': 'Patrimônio líquido' },
  workingCapital: { en: 'Working capital', es: 'Capital de trabajo', 'pt-BR': 'Capital de giro' },
};

export const RATIO_WORDS: Readonly<Record<StatementRatio, { name: Words; made: Words }>> = {
  currentRatio: {
    name: { en: 'Current ratio', es: 'Liquidez corriente', 'pt-BR': 'Liquidez corrente' },
    made: {
      en: 'Current assets / current liabilities',
      es: 'Activo corriente / pasivo corriente',
      'pt-BR': 'Ativo circulante / passivo circulante',
    },
  },
  quickRatio: {
    name: { en: 'Quick ratio', es: 'Prueba ácida', 'pt-BR': 'Liquidez seca' },
    made: {
      en: 'Current assets without inventory / current liabilities',
      es: 'Activo corriente sin inventario / pasivo corriente',
      'pt-BR': 'Ativo circulante sem estoque / passivo circulante',
    },
  },
  debtRatio: {
    name: { en: 'Debt ratio', es: 'Endeudamiento', 'pt-BR': 'Endividamento geral' },
    made: {
      en: 'Total liabilities / total assets',
      es: 'Pasivo total / activo total',
      'pt-BR': 'Passivo total / ativo total',
    },
  },
  debtToEquity: {
    name: { en: 'Debt to equity', es: 'Apalancamiento', 'pt-BR': 'Alavancagem' },
    made: {
      en: 'Total liabilities / net worth',
      es: 'Pasivo total / patrimonio neto',
      'pt-BR': 'Passivo total / patrimônio líquido',
    },
  },
  ebitMargin: {
    name: { en: 'EBIT margin', es: 'Margen EBIT', 'pt-BR': 'Margem EBIT' },
    made: { en: 'EBIT / revenue', es: 'EBIT / ingresos', 'pt-BR': 'EBIT / receita' },
  },
  returnOnAssets: {
    name: { en: 'Return on assets', es: 'Rentabilidad del activo', 'pt-BR': 'Retorno sobre o ativo' },
    made: { en: 'EBIT / total assets', es: 'EBIT / activo total', 'pt-BR': 'EBIT / ativo total' },
  },
  interestCover: {
    name: { en: 'Interest cover', es: 'Cobertura de intereses', 'pt-BR': 'Cobertura de juros' },
    made: {
      en: 'EBIT / financial expenses',
      es: 'EBIT / gastos financieros',
      'pt-BR': 'EBIT / despesas financeiras',
    },
  },
  collectionDays: {
    name: { en: 'Collection period', es: 'Plazo de cobro', 'pt-BR': 'Prazo de recebimento' },
    made: {
      en: 'Accounts receivable / revenue × 365',
      es: 'Cuentas por cobrar / ingresos × 365',
      'pt-BR': 'Contas a receber / receita × 365',
    },
  },
};

export const RATIO_UNIT_WORDS = {
  days: { en: 'days', es: 'días', 'pt-BR': 'dias' },
} satisfies Record<string, Words>;

export const STATEMENT = {
  income: { en: 'Income', es: 'Resultados', 'pt-BR': 'Resultado' },
  assets: { en: 'Assets', es: 'Activo', 'pt-BR': 'Ativo' },
  liabilities: { en: 'Liabilities and net worth', es: 'Pasivo y patrimonio', 'pt-BR': 'Passivo e patrimônio' },
  included: { en: 'of which {line}', es: 'de los cuales: {line}', 'pt-BR': 'dos quais: {line}' },
  ratios: { en: 'Ratios', es: 'Indicadores', 'pt-BR': 'Indicadores' },
  ratio: { en: 'Ratio', es: 'Indicador', 'pt-BR': 'Indicador' },
  line: { en: 'Amounts', es: 'Importes', 'pt-BR': 'Valores' },
  undated: { en: 'Date not stated', es: 'Sin fecha', 'pt-BR': 'Sem data' },
  trend: {
    en: 'Revenue, EBIT and net worth',
    es: 'Ingresos, EBIT y patrimonio',
    'pt-BR': 'Receita, EBIT e patrimônio',
  },
  chart: {
    en: 'Bar chart of revenue, EBIT and net worth. {values}',
    es: 'Gráfico de barras de ingresos, EBIT y patrimonio neto. {values}',
    'pt-BR': 'Gráfico de barras de receita, EBIT e patrimônio líquido. {values}',
  },
  inCurrency: { en: 'In {currency}{unit}.', es: 'En {currency}{unit}.', 'pt-BR': 'Em {currency}{unit}.' },
  ownCurrency: {
    en: "In the company's own currency{unit}.",
    es: 'En la moneda de la empresa{unit}.',
    'pt-BR': 'Na moeda da empresa{unit}.',
  },
  units: { en: '', es: '', 'pt-BR': '' },
  thousands: { en: ', thousands', es: ', en miles', 'pt-BR': ', em milhares' },
  millions: { en: ', millions', es: ', en millones', 'pt-BR': ', em milhões' },
  none: {
    en: 'No financial statements were available for this report.',
    es: 'No hubo estados financieros disponibles para este informe.',
    'pt-BR': 'Não houve demonstrações financeiras disponíveis para este relatório.',
  },
  negative: {
    en: 'Net worth is negative: what the company owes is more than what it owns.',
    es: 'El patrimonio neto es negativo: la empresa debe más de lo que posee.',
    'pt-BR': 'O patrimônio líquido é negativo: a empresa deve mais do que possui.',
  },
} satisfies Record<string, Words>;
