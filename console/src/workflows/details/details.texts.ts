import type { Words } from '@homologa/domain/language/locales';

export const DETAILS = {
  results: { en: 'Results', es: 'Resultados', 'pt-BR': 'Resultados' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  sections: {
    en: 'Sections of the workflow',
    es: 'Secciones del flujo de trabajo',
    'pt-BR': 'Seções do fluxo de trabalho',
  },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
  launched: { en: 'Launched', es: 'Lanzado', 'pt-BR': 'Lançado' },
  closed: { en: 'Closed', es: 'Cerrado', 'pt-BR': 'Encerrado' },
  dueDate: { en: 'Due date', es: 'Fecha límite', 'pt-BR': 'Data-limite' },
  overdue: { en: 'overdue', es: 'vencida', 'pt-BR': 'vencida' },
  daysActive: { en: 'Days active', es: 'Días activo', 'pt-BR': 'Dias ativo' },
  report: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  payment: { en: 'Who pays', es: 'Quién paga', 'pt-BR': 'Quem paga' },
  completed: { en: 'Suppliers completed', es: 'Proveedores completados', 'pt-BR': 'Fornecedores concluídos' },
  ofTotal: { en: '{done} of {total}', es: '{done} de {total}', 'pt-BR': '{done} de {total}' },
  status: { en: 'Supplier status', es: 'Estado de los proveedores', 'pt-BR': 'Status dos fornecedores' },
  noSuppliers: {
    en: 'There are currently no suppliers',
    es: 'Actualmente no hay proveedores',
    'pt-BR': 'Atualmente não há fornecedores',
  },
  clone: { en: 'Clone to draft', es: 'Clonar como borrador', 'pt-BR': 'Clonar como rascunho' },
  preview: { en: 'Preview', es: 'Vista previa', 'pt-BR': 'Visualizar' },
  edit: { en: 'Edit', es: 'Editar', 'pt-BR': 'Editar' },
  close: { en: 'Close', es: 'Cerrar', 'pt-BR': 'Encerrar' },
  keepOpen: { en: 'Keep it open', es: 'Mantener abierto', 'pt-BR': 'Manter aberto' },
  closeTitle: { en: 'Close Workflow', es: 'Cerrar flujo de trabajo', 'pt-BR': 'Encerrar fluxo de trabalho' },
  closeText: {
    en: '“{title}” is closed for good. It can be cloned, not opened again.',
    es: '“{title}” se cierra definitivamente. Se puede clonar, pero no volver a abrir.',
    'pt-BR': '“{title}” é encerrado definitivamente. Pode ser clonado, mas não reaberto.',
  },
  invitationsEnded: {
    en: '{count} invitation ends || {count} invitations end',
    es: 'Termina {count} invitación || Terminan {count} invitaciones',
    'pt-BR': '{count} convite é encerrado || {count} convites são encerrados',
  },
  onboardingsEnded: {
    en: '{count} onboarding in progress ends || {count} onboardings in progress end',
    es: 'Termina {count} registro en curso || Terminan {count} registros en curso',
    'pt-BR': '{count} cadastro em andamento é encerrado || {count} cadastros em andamento são encerrados',
  },
  runningOn: {
    en: '{count} report already requested runs to delivery || {count} reports already requested run to delivery',
    es: '{count} informe ya solicitado sigue hasta su entrega || {count} informes ya solicitados siguen hasta su entrega',
    'pt-BR':
      '{count} relatório já solicitado segue até a entrega || {count} relatórios já solicitados seguem até a entrega',
  },
  cloneTitle: { en: 'Clone to draft', es: 'Clonar como borrador', 'pt-BR': 'Clonar como rascunho' },
  cloneText: {
    en: 'A new draft copies the texts, the questionnaire and the settings of “{title}”, without its suppliers.',
    es: 'Un borrador nuevo copia los textos, el cuestionario y los ajustes de “{title}”, sin sus proveedores.',
    'pt-BR': 'Um novo rascunho copia os textos, o questionário e as configurações de “{title}”, sem seus fornecedores.',
  },
} satisfies Record<string, Words>;
