import type { Words } from '@homologa/domain/language/locales';

export const LEGENDS = {
  ratings: { en: 'Ratings', es: 'Calificaciones', 'pt-BR': 'Classificações' },
  ratingsHint: {
    en: 'A rating joins two scales: the financial strength and the risk indicator. 5A2 is a company of 5A with risk 2.',
    es: 'Una calificación une dos escalas: la fortaleza financiera y el indicador de riesgo. 5A2 es una empresa 5A con riesgo 2.',
    'pt-BR':
      'Uma classificação une duas escalas: a força financeira e o indicador de risco. 5A2 é uma empresa 5A com risco 2.',
  },
  strength: { en: 'Financial strength', es: 'Fortaleza financiera', 'pt-BR': 'Força financeira' },
  netWorth: { en: 'Net worth', es: 'Patrimonio neto', 'pt-BR': 'Patrimônio líquido' },
  otherCodes: { en: 'Other codes', es: 'Otros códigos', 'pt-BR': 'Outros códigos' },
  code: { en: 'Code', es: 'Código', 'pt-BR': 'Código' },
  meaning: { en: 'Meaning', es: 'Significado', 'pt-BR': 'Significado' },
  risk: { en: 'Risk indicator', es: 'Indicador de riesgo', 'pt-BR': 'Indicador de risco' },
  sqrRisk: { en: 'SQR risk', es: 'Riesgo SQR', 'pt-BR': 'Risco SQR' },
  sqrHint: {
    en: 'The scale of RAC, RAF/SQR and CAR reports.',
    es: 'La escala de los informes RAC, RAF/SQR y CAR.',
    'pt-BR': 'A escala dos relatórios RAC, RAF/SQR e CAR.',
  },
  commercialScore: { en: 'Commercial score', es: 'Puntaje comercial', 'pt-BR': 'Pontuação comercial' },
  scores: { en: 'Scores', es: 'Puntajes', 'pt-BR': 'Pontuações' },
  upTo: { en: 'up to {n}', es: 'hasta {n}', 'pt-BR': 'até {n}' },
  above: { en: 'above {n}', es: 'más de {n}', 'pt-BR': 'acima de {n}' },
  ccr: { en: 'CCR Scores', es: 'Puntajes CCR', 'pt-BR': 'Pontuações CCR' },
  ccrHint: {
    en: 'A CCR score says how likely a company is to meet its obligations, from A to E.',
    es: 'El puntaje CCR indica qué tan probable es que una empresa cumpla sus obligaciones, de A a E.',
    'pt-BR': 'A pontuação CCR indica a probabilidade de uma empresa cumprir suas obrigações, de A a E.',
  },
  paydex: { en: 'Paydex', es: 'Paydex', 'pt-BR': 'Paydex' },
  paydexHint: {
    en: 'Paydex says how punctually a company pays, from 0 to 100. UN: not enough is known.',
    es: 'El Paydex indica con qué puntualidad paga una empresa, de 0 a 100. UN: no hay datos suficientes.',
    'pt-BR': 'O Paydex indica com que pontualidade uma empresa paga, de 0 a 100. UN: não há dados suficientes.',
  },
  daysScale: { en: 'Day scale', es: 'Escala de días', 'pt-BR': 'Escala de dias' },
  pays: { en: 'Pays', es: 'Paga', 'pt-BR': 'Paga' },
  below: { en: 'below {n}', es: 'menos de {n}', 'pt-BR': 'abaixo de {n}' },
  status: { en: 'Supplier Status', es: 'Estado del proveedor', 'pt-BR': 'Status do fornecedor' },
  steps: { en: 'Status updates', es: 'Actualizaciones de estado', 'pt-BR': 'Atualizações de status' },
  stepsHint: {
    en: 'The steps of suppliers of this kind of workflow, in their usual order. Some may be skipped.',
    es: 'Los pasos de los proveedores de este tipo de flujo, en su orden habitual. Algunos pueden omitirse.',
    'pt-BR': 'As etapas dos fornecedores deste tipo de fluxo, na ordem habitual. Algumas podem ser puladas.',
  },
  reached: { en: 'Reached', es: 'Alcanzado', 'pt-BR': 'Alcançada' },
  notReached: { en: 'Not reached', es: 'No alcanzado', 'pt-BR': 'Não alcançada' },
  help: { en: 'What does this mean? {name}', es: '¿Qué significa? {name}', 'pt-BR': 'O que significa? {name}' },
} satisfies Record<string, Words>;
