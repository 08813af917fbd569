import type { Words } from '@homologa/domain/language/locales';

export const ANSWERS = {
  table: { en: 'Table of the answer', es: 'Tabla de la respuesta', 'pt-BR': 'Tabela da resposta' },
  notAvailable: { en: 'N/A', es: 'N/D', 'pt-BR': 'N/D' },
  showOptions: { en: 'Show all options', es: 'Ver todas las opciones', 'pt-BR': 'Ver todas as opções' },
  hideOptions: { en: 'Hide options not chosen', es: 'Ocultar opciones no elegidas', 'pt-BR': 'Ocultar não escolhidas' },
  chosen: { en: 'chosen', es: 'elegida', 'pt-BR': 'escolhida' },
  notChosen: { en: 'not chosen', es: 'no elegida', 'pt-BR': 'não escolhida' },
  showAll: {
    en: 'Show all {count} answers',
    es: 'Ver las {count} respuestas',
    'pt-BR': 'Ver todas as {count} respostas',
  },
  showFewer: { en: 'Show fewer answers', es: 'Ver menos respuestas', 'pt-BR': 'Ver menos respostas' },
  showMore: { en: 'Show more', es: 'Ver más', 'pt-BR': 'Ver mais' },
  showLess: { en: 'Show less', es: 'Ver menos', 'pt-BR': 'Ver menos' },
  flagged: {
    en: '{count} flagged',
    es: '{count} marcada || {count} marcadas',
    'pt-BR': '{count} sinalizada || {count} sinalizadas',
  },
  flag: { en: 'Flag answer {number}', es: 'Marcar la respuesta {number}', 'pt-BR': 'Sinalizar a resposta {number}' },
  unflag: {
    en: 'Remove the flag of answer {number}',
    es: 'Quitar la marca de la respuesta {number}',
    'pt-BR': 'Remover a sinalização da resposta {number}',
  },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Nota' },
  noteOn: {
    en: 'Note on answer {number}',
    es: 'Nota sobre la respuesta {number}',
    'pt-BR': 'Nota sobre a resposta {number}',
  },
  noteHint: {
    en: 'Only your company sees it.',
    es: 'Solo su empresa la ve.',
    'pt-BR': 'Só a sua empresa vê.',
  },
  noteBy: { en: '{name}, {date}', es: '{name}, {date}', 'pt-BR': '{name}, {date}' },
} satisfies Record<string, Words>;
