import type { Words } from '@homologa/domain/language/locales';

export const WORKFLOW = {
  activeTitle: { en: 'Active workflows', es: 'Flujos de trabajo activos', 'pt-BR': 'Fluxos de trabalho ativos' },
  draftTitle: { en: 'Draft workflows', es: 'Borradores', 'pt-BR': 'Rascunhos' },
  closedTitle: {
    en: 'Completed workflows',
    es: 'Flujos de trabajo cerrados',
    'pt-BR': 'Fluxos de trabalho encerrados',
  },
  untitled: { en: 'Untitled workflow', es: 'Flujo de trabajo sin título', 'pt-BR': 'Fluxo de trabalho sem título' },
  create: { en: 'New workflow', es: 'Nuevo flujo de trabajo', 'pt-BR': 'Novo fluxo de trabalho' },
  createCheck: {
    en: 'New compliance check',
    es: 'Nuevo control',
    'pt-BR': 'Nova verificação',
  },
  createFirst: { en: 'Create your workflow', es: 'Crear su flujo de trabajo', 'pt-BR': 'Criar seu fluxo de trabalho' },
} satisfies Record<string, Words>;
