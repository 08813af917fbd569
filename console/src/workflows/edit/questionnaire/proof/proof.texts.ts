import type { Words } from '@homologa/domain/language/locales';

export const PROOF = {
  title: {
    en: 'The check of the questionnaire found {count} point to look at || The check of the questionnaire found {count} points to look at',
    es: 'La revisión del cuestionario encontró {count} punto por mirar || La revisión del cuestionario encontró {count} puntos por mirar',
    'pt-BR':
      'A verificação do questionário encontrou {count} ponto a ver || A verificação do questionário encontrou {count} pontos a ver',
  },
  all: { en: 'Show all {count}', es: 'Mostrar los {count}', 'pt-BR': 'Mostrar os {count}' },
  more: { en: 'And {count} more.', es: 'Y {count} más.', 'pt-BR': 'E mais {count}.' },
  goOn: {
    en: 'You can go on all the same.',
    es: 'Puede continuar de todos modos.',
    'pt-BR': 'Você pode continuar mesmo assim.',
  },
} as const satisfies Record<string, Words>;
