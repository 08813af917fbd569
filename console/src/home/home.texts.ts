import type { Words } from '@homologa/domain/i18n/locales';

export const HOME = {
  title: { en: 'Dashboard', es: 'Panel', 'pt-BR': 'Painel' },
  welcome: { en: 'Welcome, {name}', es: 'Hola, {name}', 'pt-BR': 'Olá, {name}' },
  workflows: { en: 'Workflows', es: 'Flujos de trabajo', 'pt-BR': 'Fluxos de trabalho' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  total: {
    en: '{count} supplier || {count} suppliers',
    es: '{count} proveedor || {count} proveedores',
    'pt-BR': '{count} fornecedor || {count} fornecedores',
  },
  getStarted: { en: 'Get Started', es: 'Comience', 'pt-BR': 'Comece' },
  none: {
    en: "You haven't created any workflows yet.",
    es: 'Todavía no ha creado flujos de trabajo.',
    'pt-BR': 'Você ainda não criou fluxos de trabalho.',
  },
  activity: { en: 'Recent Activity', es: 'Actividad reciente', 'pt-BR': 'Atividade recente' },
  noActivity: { en: 'No activities.', es: 'Sin actividades.', 'pt-BR': 'Sem atividades.' },
} satisfies Record<string, Words>;
