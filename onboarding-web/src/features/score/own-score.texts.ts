import type { Words } from '@homologa/domain/language/locales';

export const OWN_SCORE = {
  title: { en: 'Your score', es: 'Su puntaje', 'pt-BR': 'Sua pontuação' },
  details: { en: 'Points by question', es: 'Puntos por pregunta', 'pt-BR': 'Pontos por pergunta' },
  points: {
    en: '{points} of {maximum} points',
    es: '{points} de {maximum} puntos',
    'pt-BR': '{points} de {maximum} pontos',
  },
  none: {
    en: 'No question with points applies to you.',
    es: 'No se le aplica ninguna pregunta con puntos.',
    'pt-BR': 'Nenhuma pergunta com pontos se aplica a você.',
  },
  knocked_out: {
    en: 'One answer decides the outcome, whatever the percentage.',
    es: 'Una respuesta determina el resultado, sea cual sea el porcentaje.',
    'pt-BR': 'Uma resposta determina o resultado, seja qual for a porcentagem.',
  },
  decides: { en: 'Decides the outcome', es: 'Determina el resultado', 'pt-BR': 'Determina o resultado' },
} satisfies Record<string, Words>;
