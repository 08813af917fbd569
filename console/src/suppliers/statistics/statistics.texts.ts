import type { Words } from '@homologa/domain/language/locales';

export const STATISTICS = {
  noSuppliers: {
    en: 'There are currently no suppliers',
    es: 'Actualmente no hay proveedores',
    'pt-BR': 'Atualmente não há fornecedores',
  },
  byCountry: { en: 'By Country', es: 'Por país', 'pt-BR': 'Por país' },
  byFinancialStrength: {
    en: 'By Financial Strength',
    es: 'Por fortaleza financiera',
    'pt-BR': 'Por força financeira',
  },
  byIndustry: { en: 'By Industry', es: 'Por industria', 'pt-BR': 'Por setor' },
  byRiskIndicator: { en: 'By Risk Indicator', es: 'Por indicador de riesgo', 'pt-BR': 'Por indicador de risco' },
  bySqrRisk: { en: 'By SQR Risk', es: 'Por riesgo SQR', 'pt-BR': 'Por risco SQR' },
  byCommercialScore: { en: 'By Commercial Score', es: 'Por puntaje comercial', 'pt-BR': 'Por pontuação comercial' },
  byScore: {
    en: 'By Score of the Questionnaire',
    es: 'Por puntaje del cuestionario',
    'pt-BR': 'Por pontuação do questionário',
  },
  other: { en: 'Other', es: 'Otros', 'pt-BR': 'Outros' },
  worthFrom: {
    en: 'Net worth of {from} or more',
    es: 'Patrimonio neto de {from} o más',
    'pt-BR': 'Patrimônio líquido de {from} ou mais',
  },
  worthBetween: {
    en: 'Net worth from {from} to {to}',
    es: 'Patrimonio neto de {from} a {to}',
    'pt-BR': 'Patrimônio líquido de {from} a {to}',
  },
  otherStrengths: {
    en: 'All other codes: {codes}',
    es: 'Todos los demás códigos: {codes}',
    'pt-BR': 'Todos os demais códigos: {codes}',
  },
  activeWorkflows: {
    en: '{count} active workflow || {count} active workflows',
    es: '{count} flujo de trabajo activo || {count} flujos de trabajo activos',
    'pt-BR': '{count} fluxo de trabalho ativo || {count} fluxos de trabalho ativos',
  },
  undelivered: {
    en: '{count} invitation did not arrive or waits for another attempt. || {count} invitations did not arrive or wait for another attempt.',
    es: '{count} invitación no llegó o espera otro intento. || {count} invitaciones no llegaron o esperan otro intento.',
    'pt-BR':
      '{count} convite não chegou ou aguarda nova tentativa. || {count} convites não chegaram ou aguardam nova tentativa.',
  },
  showSuppliers: {
    en: 'Show supplier || Show suppliers',
    es: 'Ver proveedor || Ver proveedores',
    'pt-BR': 'Ver fornecedor || Ver fornecedores',
  },
} satisfies Record<string, Words>;
