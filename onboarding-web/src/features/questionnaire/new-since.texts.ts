import type { Words } from '@homologa/domain/language/locales';

export const NEW_SINCE = {
  title: {
    en: '{count} question is new or was changed since you began. || {count} questions are new or were changed since you began.',
    es: '{count} pregunta es nueva o cambió desde que empezó. || {count} preguntas son nuevas o cambiaron desde que empezó.',
    'pt-BR':
      '{count} pergunta é nova ou mudou desde que você começou. || {count} perguntas são novas ou mudaram desde que você começou.',
  },
  kept: {
    en: 'Your other answers are kept.',
    es: 'Sus demás respuestas se conservan.',
    'pt-BR': 'Suas outras respostas foram mantidas.',
  },
  more: { en: 'and {count} more', es: 'y {count} más', 'pt-BR': 'e mais {count}' },
} as const satisfies Record<string, Words>;
