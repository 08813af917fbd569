import type { Words } from '@homologa/domain/language/locales';

export const HOME = {
  title: { en: 'Dashboard', es: 'Panel', 'pt-BR': 'Painel' },
  welcome: { en: 'Welcome, {name}', es: 'Hola, {name}', 'pt-BR': 'Olá, {name}' },
  workflows: { en: 'Workflows', es: 'Flujos de trabajo', 'pt-BR': 'Fluxos de trabalho' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  monitoring: { en: 'Monitoring', es: 'Control continuo', 'pt-BR': 'Verificação contínua' },
  newHits: {
    en: 'supplier with new hits || suppliers with new hits',
    es: 'proveedor con coincidencias nuevas || proveedores con coincidencias nuevas',
    'pt-BR': 'fornecedor com correspondências novas || fornecedores com correspondências novas',
  },
  review: { en: 'Review', es: 'Revisar', 'pt-BR': 'Revisar' },
  allWorkflows: { en: 'All workflows', es: 'Todos los flujos de trabajo', 'pt-BR': 'Todos os fluxos de trabalho' },
  noSuchWorkflow: {
    en: 'No workflow matches your search.',
    es: 'Ningún flujo de trabajo coincide con su búsqueda.',
    'pt-BR': 'Nenhum fluxo de trabalho corresponde à sua pesquisa.',
  },
  narrow: {
    en: 'The newest {count} are offered; type to find others.',
    es: 'Se ofrecen los {count} más recientes; escriba para encontrar otros.',
    'pt-BR': 'São oferecidos os {count} mais recentes; digite para encontrar outros.',
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
