import type { Words } from '../language/locales';
import type { FigureRuleName } from './figure-rules';
import type { AmountUnit, DetailName, FigureSource, SHAREHOLDER_KINDS } from './report-details';

export const DETAIL_WORDS: Readonly<Record<DetailName, Words>> = {
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  unit: { en: 'Amounts in', es: 'Importes en', 'pt-BR': 'Valores em' },
  earlier_periods: { en: 'Earlier periods', es: 'Períodos anteriores', 'pt-BR': 'Períodos anteriores' },
  suits: { en: 'Suits', es: 'Juicios', 'pt-BR': 'Processos' },
  shareholdings: { en: 'Shareholdings', es: 'Participaciones', 'pt-BR': 'Participações' },
  sources: { en: 'Sources', es: 'Fuentes', 'pt-BR': 'Fontes' },
};

export const AMOUNT_UNIT_WORDS: Readonly<Record<AmountUnit, Words>> = {
  units: { en: 'Units', es: 'Unidades', 'pt-BR': 'Unidades' },
  thousands: { en: 'Thousands', es: 'Miles', 'pt-BR': 'Milhares' },
  millions: { en: 'Millions', es: 'Millones', 'pt-BR': 'Milhões' },
};

export const FIGURE_SOURCE_WORDS: Readonly<Record<FigureSource, Words>> = {
  form: { en: 'Supplier’s form', es: 'Formulario del proveedor', 'pt-BR': 'Formulário do fornecedor' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  call: { en: 'Call', es: 'Llamada', 'pt-BR': 'Ligação' },
  registry: { en: 'Registry', es: 'Registro público', 'pt-BR': 'Registro público' },
};

export const SHAREHOLDER_KIND_WORDS: Readonly<Record<(typeof SHAREHOLDER_KINDS)[number], Words>> = {
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
};

export const FIGURE_RULE_WORDS: Readonly<Record<FigureRuleName, Words>> = {
  day_to_come: {
    en: 'This day is still to come.',
    es: 'Esta fecha todavía no llega.',
    'pt-BR': 'Esta data ainda não chegou.',
  },
  negative_amount: {
    en: 'This amount cannot be negative.',
    es: 'Este importe no puede ser negativo.',
    'pt-BR': 'Este valor não pode ser negativo.',
  },
  too_large: {
    en: 'This amount is too large: look at the unit.',
    es: 'Este importe es demasiado grande: revise la unidad.',
    'pt-BR': 'Este valor é grande demais: confira a unidade.',
  },
  periods_out_of_order: {
    en: 'Each period ends before the one on its left.',
    es: 'Cada período termina antes que el de su izquierda.',
    'pt-BR': 'Cada período termina antes do que está à esquerda.',
  },
  shares_over_hundred: {
    en: 'The shares add up to more than 100 %.',
    es: 'Las participaciones suman más del 100 %.',
    'pt-BR': 'As participações somam mais de 100 %.',
  },
  suits_not_counted: {
    en: 'More suits are listed than counted.',
    es: 'Hay más juicios en la lista que en la cantidad.',
    'pt-BR': 'Há mais processos na lista do que na quantidade.',
  },
  rating_against_strength: {
    en: 'the rating {rating} says a net worth of {rated}, the financial strength {strength} one of {range}.',
    es: 'la calificación {rating} indica un patrimonio neto de {rated}, la fortaleza financiera {strength} uno de {range}.',
    'pt-BR':
      'a classificação {rating} indica um patrimônio líquido de {rated}, a força financeira {strength} um de {range}.',
  },
  rating_against_risk: {
    en: 'the rating {rating} says ‘{rated}’, the risk indicator {risk} ‘{range}’.',
    es: 'la calificación {rating} indica «{rated}», el indicador de riesgo {risk} «{range}».',
    'pt-BR': 'a classificação {rating} indica “{rated}”, o indicador de risco {risk} “{range}”.',
  },
  strength_against_net_worth: {
    en: 'the financial strength {strength} says a net worth of {range}, the statement one of {netWorth}.',
    es: 'la fortaleza financiera {strength} indica un patrimonio neto de {range}, el balance uno de {netWorth}.',
    'pt-BR': 'a força financeira {strength} indica um patrimônio líquido de {range}, o balanço um de {netWorth}.',
  },
  net_worth_not_comparable: {
    en: 'the net worth is in {currency}, the scale of the financial strength in {scale}: whether {strength} fits cannot be judged.',
    es: 'el patrimonio neto está en {currency}, la escala de la fortaleza financiera en {scale}: no se puede juzgar si {strength} corresponde.',
    'pt-BR':
      'o patrimônio líquido está em {currency}, a escala da força financeira em {scale}: não se pode julgar se {strength} corresponde.',
  },
  parts_over_current_assets: {
    en: 'Receivables and inventory are more than the current assets.',
    es: 'Las cuentas por cobrar y el inventario superan el activo corriente.',
    'pt-BR': 'As contas a receber e o estoque superam o ativo circulante.',
  },
  payable_over_liabilities: {
    en: 'Accounts payable are more than the current liabilities.',
    es: 'Las cuentas por pagar superan el pasivo corriente.',
    'pt-BR': 'As contas a pagar superam o passivo circulante.',
  },
  short_debt_over_liabilities: {
    en: 'Short-term debt is more than the current liabilities.',
    es: 'La deuda a corto plazo supera el pasivo corriente.',
    'pt-BR': 'A dívida de curto prazo supera o passivo circulante.',
  },
  long_debt_over_liabilities: {
    en: 'Long-term debt is more than the long-term liabilities.',
    es: 'La deuda a largo plazo supera el pasivo no corriente.',
    'pt-BR': 'A dívida de longo prazo supera o passivo não circulante.',
  },
  liabilities_over_assets: {
    en: 'The liabilities are more than the assets.',
    es: 'El pasivo supera el activo.',
    'pt-BR': 'O passivo supera o ativo.',
  },
  shares_under_hundred: {
    en: 'The shares add up to less than 100 %.',
    es: 'Las participaciones suman menos del 100 %.',
    'pt-BR': 'As participações somam menos de 100 %.',
  },
  no_currency: {
    en: 'The amounts have no currency.',
    es: 'Los importes no tienen moneda.',
    'pt-BR': 'Os valores não têm moeda.',
  },
  no_balance_sheet_date: {
    en: 'The amounts have no balance sheet date.',
    es: 'Los importes no tienen fecha de balance.',
    'pt-BR': 'Os valores não têm data de balanço.',
  },
};
