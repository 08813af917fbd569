import type { Words } from '@homologa/domain/language/locales';

export const PALETTE = {
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  answers: { en: 'Answers', es: 'Respuestas', 'pt-BR': 'Respostas' },
  reports: { en: 'Reports', es: 'Informes', 'pt-BR': 'Relatórios' },
  complianceReports: {
    en: 'Compliance reports',
    es: 'Informes de cumplimiento',
    'pt-BR': 'Relatórios de compliance',
  },
  receipts: { en: 'Receipts of suppliers', es: 'Constancias de proveedores', 'pt-BR': 'Protocolos de fornecedores' },
  requests: { en: 'Requests', es: 'Solicitudes', 'pt-BR': 'Pedidos' },
  jobs: { en: 'Jobs', es: 'Tareas del sistema', 'pt-BR': 'Tarefas do sistema' },
  exportSuppliers: {
    en: 'Export all suppliers in Excel',
    es: 'Exportar todos los proveedores a Excel',
    'pt-BR': 'Exportar todos os fornecedores para Excel',
  },
  exportWorkflows: {
    en: 'Export workflows in Excel',
    es: 'Exportar flujos de trabajo a Excel',
    'pt-BR': 'Exportar fluxos de trabalho para Excel',
  },
  inviteUser: { en: 'Invite a user', es: 'Invitar a un usuario', 'pt-BR': 'Convidar um usuário' },
} satisfies Record<string, Words>;
