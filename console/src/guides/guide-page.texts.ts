import type { Words } from '@homologa/domain/language/locales';

export const GUIDE_PAGE = {
  tasks: { en: 'Tasks', es: 'Tareas', 'pt-BR': 'Tarefas' },
  open: { en: 'Open: {page}', es: 'Abrir: {page}', 'pt-BR': 'Abrir: {page}' },
  print: { en: 'Print', es: 'Imprimir', 'pt-BR': 'Imprimir' },
  others: { en: 'Other guides', es: 'Otras guías', 'pt-BR': 'Outros guias' },
  adminsOnly: {
    en: 'Only company admins can do this.',
    es: 'Solo los administradores de la empresa pueden hacerlo.',
    'pt-BR': 'Só administradores da empresa podem fazer isto.',
  },
} satisfies Record<string, Words>;
