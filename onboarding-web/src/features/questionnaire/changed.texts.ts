import type { Words } from '@homologa/domain/language/locales';

export const CHANGED = {
  title: {
    en: 'This answer was changed in another tab or on another device. Which one counts?',
    es: 'Esta respuesta se cambió en otra pestaña o en otro dispositivo. ¿Cuál cuenta?',
    'pt-BR': 'Esta resposta foi alterada em outra aba ou em outro dispositivo. Qual vale?',
  },
  mine: { en: 'Your answer here', es: 'Su respuesta aquí', 'pt-BR': 'Sua resposta aqui' },
  theirs: { en: 'The other answer', es: 'La otra respuesta', 'pt-BR': 'A outra resposta' },
  none: { en: 'No answer', es: 'Sin respuesta', 'pt-BR': 'Sem resposta' },
  keep_mine: { en: 'Keep my answer', es: 'Conservar mi respuesta', 'pt-BR': 'Manter minha resposta' },
  keep_theirs: { en: 'Use the other answer', es: 'Usar la otra respuesta', 'pt-BR': 'Usar a outra resposta' },
  choose: {
    en: '{question}: choose which answer counts',
    es: '{question}: elija qué respuesta cuenta',
    'pt-BR': '{question}: escolha qual resposta vale',
  },
} as const satisfies Record<string, Words>;
