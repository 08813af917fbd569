import type { Words } from '@homologa/domain/language/locales';

export const FORMS = {
  leaveTitle: { en: 'Leave without saving', es: 'Salir sin guardar', 'pt-BR': 'Sair sem salvar' },
  leaveText: {
    en: 'Your changes are not saved. Leave anyway?',
    es: 'Sus cambios no están guardados. ¿Salir de todos modos?',
    'pt-BR': 'Suas alterações não foram salvas. Sair mesmo assim?',
  },
  leave: { en: 'Leave', es: 'Salir', 'pt-BR': 'Sair' },
} satisfies Record<string, Words>;
