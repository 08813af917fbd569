import type { Words } from '@homologa/domain/language/locales';

export const PATH = {
  legend: { en: 'Show as to a supplier', es: 'Mostrar como a un proveedor', 'pt-BR': 'Mostrar como a um fornecedor' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  reportType: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  noCountry: { en: 'No country', es: 'Sin país', 'pt-BR': 'Sem país' },
  score: { en: 'Score of these answers', es: 'Puntaje de estas respuestas', 'pt-BR': 'Pontuação destas respostas' },
  points: {
    en: '{points} of {maximum} points',
    es: '{points} de {maximum} puntos',
    'pt-BR': '{points} de {maximum} pontos',
  },
  percent: { en: '{percent} %', es: '{percent} %', 'pt-BR': '{percent} %' },
  knockedOut: {
    en: 'A knock-out answer was given.',
    es: 'Hay una respuesta excluyente.',
    'pt-BR': 'Há uma resposta eliminatória.',
  },
  nothing: {
    en: 'No question with points is shown.',
    es: 'No se muestra ninguna pregunta con puntos.',
    'pt-BR': 'Nenhuma pergunta com pontos é mostrada.',
  },
} as const satisfies Record<string, Words>;
