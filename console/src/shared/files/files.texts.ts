import type { Words } from '@homologa/domain/language/locales';

export const FILES = {
  open: { en: 'Open', es: 'Abrir', 'pt-BR': 'Abrir' },
  openNamed: { en: 'Open {name}', es: 'Abrir {name}', 'pt-BR': 'Abrir {name}' },
  close: { en: 'Close the file', es: 'Cerrar el archivo', 'pt-BR': 'Fechar o arquivo' },
  previous: { en: 'Previous page', es: 'Página anterior', 'pt-BR': 'Página anterior' },
  next: { en: 'Next page', es: 'Página siguiente', 'pt-BR': 'Próxima página' },
  larger: { en: 'Larger', es: 'Ampliar', 'pt-BR': 'Ampliar' },
  smaller: { en: 'Smaller', es: 'Reducir', 'pt-BR': 'Reduzir' },
  page: { en: 'Page {n} of {total}', es: 'Página {n} de {total}', 'pt-BR': 'Página {n} de {total}' },
  unreadable: {
    en: 'This file cannot be shown here. It can be downloaded.',
    es: 'Este archivo no se puede mostrar aquí. Se puede descargar.',
    'pt-BR': 'Este arquivo não pode ser mostrado aqui. Ele pode ser baixado.',
  },
} satisfies Record<string, Words>;
