import type { ReportFieldName } from '../reports/report-fields';
import type { ReportType } from '../reports/report-types';
import type { CommercialScoreGroup, PaydexState, PaymentDays } from '../reports/scales';
import type { Words } from './locales';

/** Report types, which are the products as well (client-platform.md section 1). */
export const REPORT_TYPE_WORDS: Readonly<Record<ReportType, Words>> = {
  bir: { en: 'BIR', es: 'BIR', 'pt-BR': 'BIR' },
  ckr: { en: 'CKR', es: 'CKR', 'pt-BR': 'CKR' },
  ckr_plus: { en: 'CKR Plus', es: 'CKR Plus', 'pt-BR': 'CKR Plus' },
  rac: { en: 'RAC', es: 'RAC', 'pt-BR': 'RAC' },
  raf: { en: 'RAF/SQR Brazil', es: 'RAF/SQR Brasil', 'pt-BR': 'RAF/SQR Brasil' },
  sqr: { en: 'SQR', es: 'SQR', 'pt-BR': 'SQR' },
  car: { en: 'CAR', es: 'CAR', 'pt-BR': 'CAR' },
  ccr: { en: 'CCR', es: 'CCR', 'pt-BR': 'CCR' },
  cfr: { en: 'CFR', es: 'CFR', 'pt-BR': 'CFR' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  hom_9_aspects: { en: 'Hom 9 Aspects', es: 'Hom 9 Aspectos', 'pt-BR': 'Hom 9 Aspectos' },
  hom_8_aspects: { en: 'Hom 8 Aspects', es: 'Hom 8 Aspectos', 'pt-BR': 'Hom 8 Aspectos' },
  hom_7_aspects: { en: 'Hom 7 Aspects', es: 'Hom 7 Aspectos', 'pt-BR': 'Hom 7 Aspectos' },
  hom_fallabella: { en: 'Hom Fallabella', es: 'Hom Fallabella', 'pt-BR': 'Hom Fallabella' },
  hom_fallabella_mid_sized: {
    en: 'Hom Fallabella mid-sized',
    es: 'Hom Fallabella medianas',
    'pt-BR': 'Hom Fallabella médio porte',
  },
};

/** Groups of the commercial score. */
export const COMMERCIAL_SCORE_WORDS: Readonly<Record<CommercialScoreGroup, Words>> = {
  alert: { en: 'Alert', es: 'Alerta', 'pt-BR': 'Alerta' },
  to_monitor: { en: 'To monitor', es: 'A monitorear', 'pt-BR': 'A monitorar' },
  regular: { en: 'Regular', es: 'Regular', 'pt-BR': 'Regular' },
  good: { en: 'Good', es: 'Bueno', 'pt-BR': 'Bom' },
  great: { en: 'Great', es: 'Excelente', 'pt-BR': 'Ótimo' },
};

/** What a Paydex says of a supplier (client-platform.md section 9). */
export const PAYDEX_WORDS: Readonly<Record<PaydexState, Words>> = {
  bad: { en: 'Considerable Delay', es: 'Retraso considerable', 'pt-BR': 'Atraso considerável' },
  ok: { en: 'Delayed payment', es: 'Pago con retraso', 'pt-BR': 'Pagamento com atraso' },
  good: { en: 'Punctual payment', es: 'Pago puntual', 'pt-BR': 'Pagamento pontual' },
  unavailable: { en: 'Unavailable', es: 'No disponible', 'pt-BR': 'Indisponível' },
};

/** Lines of the Paydex day scale; {days} is a number. */
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

/** Figures of a report. */
export const REPORT_FIELD_WORDS: Readonly<Record<ReportFieldName, Words>> = {
  companyName: { en: 'Company name', es: 'Nombre de la empresa', 'pt-BR': 'Nome da empresa' },
  emails: { en: 'Emails', es: 'Correos', 'pt-BR': 'E-mails' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  sic: { en: 'SIC', es: 'SIC', 'pt-BR': 'SIC' },
  taxId: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  phones: { en: 'Phones', es: 'Teléfonos', 'pt-BR': 'Telefones' },
  industry: { en: 'Industry', es: 'Industria', 'pt-BR': 'Setor' },
  dunsNumber: { en: 'D-U-N-S Number', es: 'Número D-U-N-S', 'pt-BR': 'Número D-U-N-S' },
  website: { en: 'Website', es: 'Sitio web', 'pt-BR': 'Site' },
  financialStrength: { en: 'Financial strength', es: 'Fortaleza financiera', 'pt-BR': 'Força financeira' },
  emmaScore: { en: 'EMMA score', es: 'Puntaje EMMA', 'pt-BR': 'Pontuação EMMA' },
  paydex: { en: 'Paydex', es: 'Paydex', 'pt-BR': 'Paydex' },
  riskIndicator: { en: 'Risk indicator', es: 'Indicador de riesgo', 'pt-BR': 'Indicador de risco' },
  racRiskIndicator: { en: 'SQR risk', es: 'Riesgo SQR', 'pt-BR': 'Risco SQR' },
  dnbRating: { en: 'Rating', es: 'Calificación', 'pt-BR': 'Classificação' },
  commercialScore: { en: 'Commercial score', es: 'Puntaje comercial', 'pt-BR': 'Pontuação comercial' },
  numberOfSuits: { en: 'Records (number of suits)', es: 'Juicios (cantidad)', 'pt-BR': 'Processos (quantidade)' },
  balanceSheetDate: { en: 'Balance sheet date', es: 'Fecha del balance', 'pt-BR': 'Data do balanço' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  revenue: { en: 'Revenue', es: 'Ingresos', 'pt-BR': 'Receita' },
  numberOfEmployees: { en: 'Number of employees', es: 'Número de empleados', 'pt-BR': 'Número de funcionários' },
  shortTermDebit: { en: 'Short-term debt', es: 'Deuda a corto plazo', 'pt-BR': 'Dívida de curto prazo' },
  longTermDebit: { en: 'Long-term debt', es: 'Deuda a largo plazo', 'pt-BR': 'Dívida de longo prazo' },
  ebit: { en: 'EBIT', es: 'EBIT', 'pt-BR': 'EBIT' },
  financialExpenses: { en: 'Financial expenses', es: 'Gastos financieros', 'pt-BR': 'Despesas financeiras' },
  currentAssets: { en: 'Current assets', es: 'Activo corriente', 'pt-BR': 'Ativo circulante' },
  longTermAssets: { en: 'Long-term assets', es: 'Activo no corriente', 'pt-BR': 'Ativo não circulante' },
  currentLiabilities: { en: 'Current liabilities', es: 'Pasivo corriente', 'pt-BR': 'Passivo circulante' },
  longTermLiabilities: { en: 'Long-term liabilities', es: 'Pasivo no corriente', 'pt-BR': 'Passivo não circulante' },
  accountsReceivable: { en: 'Accounts receivable', es: 'Cuentas por cobrar', 'pt-BR': 'Contas a receber' },
  accountsPayable: { en: 'Accounts payable', es: 'Cuentas por pagar', 'pt-BR': 'Contas a pagar' },
  inventory: { en: 'Inventory', es: 'Inventario', 'pt-BR': 'Estoque' },
  globalUltimateDunsNumber: {
    en: 'Global ultimate D-U-N-S Number',
    es: 'Número D-U-N-S de la matriz global',
    'pt-BR': 'Número D-U-N-S da matriz global',
  },
  globalUltimateCompanyName: {
    en: 'Global ultimate company name',
    es: 'Nombre de la matriz global',
    'pt-BR': 'Nome da matriz global',
  },
  ccrScore: { en: 'CCR score', es: 'Puntaje CCR', 'pt-BR': 'Pontuação CCR' },
};
