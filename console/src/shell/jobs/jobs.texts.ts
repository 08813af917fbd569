import type { Words } from '@homologa/domain/language/locales';

export const JOBS = {
  title: { en: 'Background tasks', es: 'Tareas en segundo plano', 'pt-BR': 'Tarefas em segundo plano' },
  open: {
    en: '{count} in progress',
    es: '{count} en curso',
    'pt-BR': '{count} em andamento',
  },
  doneOf: { en: '{done} of {total}', es: '{done} de {total}', 'pt-BR': '{done} de {total}' },
  progressOf: { en: 'Progress of {title}', es: 'Avance de {title}', 'pt-BR': 'Progresso de {title}' },
  downloadOf: { en: 'Download {title}', es: 'Descargar {title}', 'pt-BR': 'Baixar {title}' },
  retryOf: { en: 'Try again: {title}', es: 'Reintentar: {title}', 'pt-BR': 'Tentar novamente: {title}' },
  dismissOf: { en: 'Dismiss {title}', es: 'Descartar {title}', 'pt-BR': 'Dispensar {title}' },
  said: { en: '{title}: {state}', es: '{title}: {state}', 'pt-BR': '{title}: {state}' },
  nothingLeft: {
    en: 'There was nothing left to do',
    es: 'Ya no había nada que hacer',
    'pt-BR': 'Não havia mais nada a fazer',
  },
} satisfies Record<string, Words>;
