import type { Words } from '@homologa/domain/language/locales';

export const VIEWS = {
  views: { en: 'Views', es: 'Vistas', 'pt-BR': 'Visualizações' },
  none: {
    en: 'No saved views yet. Search, filter and sort, then save what you see.',
    es: 'Aún no hay vistas guardadas. Busque, filtre y ordene; luego guarde lo que ve.',
    'pt-BR': 'Ainda não há visualizações salvas. Pesquise, filtre e ordene; depois salve o que vê.',
  },
  save: { en: 'Save current view', es: 'Guardar la vista actual', 'pt-BR': 'Salvar a visualização atual' },
  manage: { en: 'Manage views', es: 'Administrar vistas', 'pt-BR': 'Gerenciar visualizações' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  everywhere: {
    en: 'Use it in all workflows',
    es: 'Usarla en todos los flujos de trabajo',
    'pt-BR': 'Usar em todos os fluxos de trabalho',
  },
  forAll: { en: 'All workflows', es: 'Todos los flujos de trabajo', 'pt-BR': 'Todos os fluxos de trabalho' },
  forOne: { en: 'This workflow', es: 'Este flujo de trabajo', 'pt-BR': 'Este fluxo de trabalho' },
  saved: { en: 'View saved.', es: 'Vista guardada.', 'pt-BR': 'Visualização salva.' },
  updated: { en: 'View updated.', es: 'Vista actualizada.', 'pt-BR': 'Visualização atualizada.' },
  renamed: { en: 'View renamed.', es: 'Vista renombrada.', 'pt-BR': 'Visualização renomeada.' },
  deleted: { en: 'View deleted.', es: 'Vista eliminada.', 'pt-BR': 'Visualização excluída.' },
  full: {
    en: 'You have {count} views, which is the most. Delete one first.',
    es: 'Tiene {count} vistas, que es el máximo. Elimine una primero.',
    'pt-BR': 'Você tem {count} visualizações, que é o máximo. Exclua uma primeiro.',
  },
  rename: { en: 'Rename {name}', es: 'Renombrar {name}', 'pt-BR': 'Renomear {name}' },
  update: {
    en: 'Replace {name} by what is shown now',
    es: 'Reemplazar {name} por lo que se ve ahora',
    'pt-BR': 'Substituir {name} pelo que é exibido agora',
  },
  pinNew: { en: 'Show it in the menu', es: 'Mostrarla en el menú', 'pt-BR': 'Mostrar no menu' },
  homeNew: {
    en: 'Begin with it after signing in',
    es: 'Empezar con ella al iniciar sesión',
    'pt-BR': 'Começar com ela ao entrar',
  },
  pin: { en: 'Show {name} in the menu', es: 'Mostrar {name} en el menú', 'pt-BR': 'Mostrar {name} no menu' },
  pinned: { en: 'View shown in the menu.', es: 'Vista agregada al menú.', 'pt-BR': 'Visualização adicionada ao menu.' },
  unpinned: {
    en: 'View taken out of the menu.',
    es: 'Vista quitada del menú.',
    'pt-BR': 'Visualização retirada do menu.',
  },
  home: {
    en: 'Begin with {name} after signing in',
    es: 'Empezar con {name} al iniciar sesión',
    'pt-BR': 'Começar com {name} ao entrar',
  },
  madeHome: {
    en: 'This view opens after you sign in.',
    es: 'Esta vista se abre al iniciar sesión.',
    'pt-BR': 'Esta visualização abre ao entrar.',
  },
  notHome: {
    en: 'The dashboard opens after you sign in.',
    es: 'El panel se abre al iniciar sesión.',
    'pt-BR': 'O painel abre ao entrar.',
  },
  delete: { en: 'Delete {name}', es: 'Eliminar {name}', 'pt-BR': 'Excluir {name}' },
} satisfies Record<string, Words>;
