import type { Words } from '../language/locales';
import type {
  CcrScore,
  CommercialScoreGroup,
  OtherStrength,
  PaydexState,
  PaymentDays,
  RacRiskIndicator,
  RiskIndicator,
} from './scales';

export const RISK_INDICATOR_WORDS: Readonly<Record<RiskIndicator, Words>> = {
  '1': { en: 'Minimal risk', es: 'Riesgo mínimo', 'pt-BR': 'Risco mínimo' },
  '2': { en: 'Low risk', es: 'Riesgo bajo', 'pt-BR': 'Risco baixo' },
  '3': { en: 'Above-average risk', es: 'Riesgo superior al promedio', 'pt-BR': 'Risco acima da média' },
  '4': { en: 'Significant risk', es: 'Riesgo significativo', 'pt-BR': 'Risco significativo' },
  S: {
    en: 'Special circumstances, not classified',
    es: 'Circunstancias especiales, sin clasificar',
    'pt-BR': 'Circunstâncias especiais, sem classificação',
  },
  '-': { en: 'Undetermined', es: 'Indeterminado', 'pt-BR': 'Indeterminado' },
};

export const RAC_RISK_WORDS: Readonly<Record<RacRiskIndicator, Words>> = {
  '1': { en: 'Minimal risk', es: 'Riesgo mínimo', 'pt-BR': 'Risco mínimo' },
  '2': { en: 'Low risk', es: 'Riesgo bajo', 'pt-BR': 'Risco baixo' },
  '3': { en: 'Moderate risk', es: 'Riesgo moderado', 'pt-BR': 'Risco moderado' },
  '4': { en: 'Above-average risk', es: 'Riesgo superior al promedio', 'pt-BR': 'Risco acima da média' },
  '5': { en: 'High risk', es: 'Riesgo alto', 'pt-BR': 'Risco alto' },
  '6': { en: 'Very high risk', es: 'Riesgo muy alto', 'pt-BR': 'Risco muito alto' },
  '-': { en: 'Undetermined', es: 'Indeterminado', 'pt-BR': 'Indeterminado' },
};

export const CCR_SCORE_WORDS: Readonly<Record<CcrScore, Words>> = {
  A: { en: 'Very low risk', es: 'Riesgo muy bajo', 'pt-BR': 'Risco muito baixo' },
  B: { en: 'Low risk', es: 'Riesgo bajo', 'pt-BR': 'Risco baixo' },
  C: { en: 'Moderate risk', es: 'Riesgo moderado', 'pt-BR': 'Risco moderado' },
  D: { en: 'High risk', es: 'Riesgo alto', 'pt-BR': 'Risco alto' },
  E: { en: 'Very high risk', es: 'Riesgo muy alto', 'pt-BR': 'Risco muito alto' },
};

export const OTHER_STRENGTH_WORDS: Readonly<Record<OtherStrength, Words>> = {
  N: { en: 'Negative net worth', es: 'Patrimonio neto negativo', 'pt-BR': 'Patrimônio líquido negativo' },
  O: {
    en: 'Net worth not known',
    es: 'Patrimonio neto desconocido',
    'pt-BR': 'Patrimônio líquido desconhecido',
  },
  NB: { en: 'New business', es: 'Empresa nueva', 'pt-BR': 'Empresa nova' },
  NQ: { en: 'Not quoted', es: 'Sin calificación', 'pt-BR': 'Sem classificação' },
  UTL: { en: 'Unable to locate', es: 'No localizada', 'pt-BR': 'Não localizada' },
};

export const COMMERCIAL_SCORE_WORDS: Readonly<Record<CommercialScoreGroup, Words>> = {
  alert: { en: 'Alert', es: 'Alerta', 'pt-BR': 'Alerta' },
  to_monitor: { en: 'To monitor', es: 'A monitorear', 'pt-BR': 'A monitorar' },
  regular: { en: 'Regular', es: 'Regular', 'pt-BR': 'Regular' },
  good: { en: 'Good', es: 'Bueno', 'pt-BR': 'Bom' },
  great: { en: 'Great', es: 'Excelente', 'pt-BR': 'Ótimo' },
};

export const PAYDEX_WORDS: Readonly<Record<PaydexState, Words>> = {
  bad: { en: 'Considerable Delay', es: 'Retraso considerable', 'pt-BR': 'Atraso considerável' },
  ok: { en: 'Delayed payment', es: 'Pago con retraso', 'pt-BR': 'Pagamento com atraso' },
  good: { en: 'Punctual payment', es: 'Pago puntual', 'pt-BR': 'Pagamento pontual' },
  unavailable: { en: 'Unavailable', es: 'No disponible', 'pt-BR': 'Indisponível' },
};

export const PAYMENT_DAYS_WORDS: Readonly<Record<PaymentDays['when'], Words>> = {
  early: { en: '{days} days early', es: '{days} días antes', 'pt-BR': '{days} dias antes' },
  prompt: { en: 'Prompt', es: 'Puntual', 'pt-BR': 'Pontual' },
  late: { en: '{days} days beyond terms', es: '{days} días después del plazo', 'pt-BR': '{days} dias além do prazo' },
  more_than_late: {
    en: 'More than {days} days beyond terms',
    es: 'Más de {days} días después del plazo',
    'pt-BR': 'Mais de {days} dias além do prazo',
  },
};
