import type { Words } from '@homologa/domain/language/locales';

export const REOPENED = {
  title: {
    en: 'There are questions for you to answer',
    es: 'Hay preguntas que debe responder',
    'pt-BR': 'Há perguntas que você precisa responder',
  },
  text: {
    en: '{client} has added or changed required questions. Your other answers have been kept.',
    es: '{client} agregó o cambió preguntas obligatorias. Sus demás respuestas se conservan.',
    'pt-BR': '{client} adicionou ou alterou perguntas obrigatórias. Suas outras respostas foram mantidas.',
  },
  go: { en: 'Go to the questionnaire', es: 'Ir al cuestionario', 'pt-BR': 'Ir para o questionário' },
} as const satisfies Record<string, Words>;
