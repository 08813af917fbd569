import type { Words } from '@homologa/domain/language/locales';

export const LONG = {
  place: {
    en: 'Section {current} of {total}',
    es: 'Sección {current} de {total}',
    'pt-BR': 'Seção {current} de {total}',
  },
  part: {
    en: '{title} ({number} of {total})',
    es: '{title} ({number} de {total})',
    'pt-BR': '{title} ({number} de {total})',
  },
  range: {
    en: 'Questions {first} to {last}',
    es: 'Preguntas {first} a {last}',
    'pt-BR': 'Perguntas {first} a {last}',
  },
  range_one: { en: 'Question {first}', es: 'Pregunta {first}', 'pt-BR': 'Pergunta {first}' },
  next: { en: 'Save and continue', es: 'Guardar y continuar', 'pt-BR': 'Salvar e continuar' },
  back_to_check: {
    en: 'Save and return to check',
    es: 'Guardar y volver a revisar',
    'pt-BR': 'Salvar e voltar à revisão',
  },
  previous: { en: 'Previous section', es: 'Sección anterior', 'pt-BR': 'Seção anterior' },
  one_page: { en: 'Show everything on one page', es: 'Ver todo en una página', 'pt-BR': 'Ver tudo em uma página' },
  by_section: { en: 'Show section by section', es: 'Ver por secciones', 'pt-BR': 'Ver por seções' },
  index: {
    en: 'Sections · {done}/{total}',
    es: 'Secciones · {done}/{total}',
    'pt-BR': 'Seções · {done}/{total}',
  },
  close: { en: 'Close', es: 'Cerrar', 'pt-BR': 'Fechar' },
  complete: { en: 'Complete', es: 'Completa', 'pt-BR': 'Completa' },
  missing: { en: '{count} missing', es: 'Pendientes: {count}', 'pt-BR': 'Pendentes: {count}' },
  missing_all: {
    en: 'Required questions still missing: {count}',
    es: 'Preguntas obligatorias pendientes: {count}',
    'pt-BR': 'Perguntas obrigatórias pendentes: {count}',
  },
  nothing_missing: {
    en: 'All required questions are answered.',
    es: 'Todas las preguntas obligatorias tienen respuesta.',
    'pt-BR': 'Todas as perguntas obrigatórias foram respondidas.',
  },
  unsaved: {
    en: 'Answers to be corrected: {count}',
    es: 'Respuestas por corregir: {count}',
    'pt-BR': 'Respostas a corrigir: {count}',
  },
  check: { en: 'Check your answers', es: 'Revisar sus respuestas', 'pt-BR': 'Conferir suas respostas' },
  check_title: {
    en: 'Check your answers before you submit them',
    es: 'Revise sus respuestas antes de enviarlas',
    'pt-BR': 'Confira suas respostas antes de enviá-las',
  },
  check_lead: {
    en: 'Nothing has been submitted yet. You can still change each answer.',
    es: 'Todavía no se envió nada. Puede cambiar cada respuesta.',
    'pt-BR': 'Nada foi enviado ainda. Você pode alterar cada resposta.',
  },
  change: { en: 'Change', es: 'Cambiar', 'pt-BR': 'Alterar' },
  answer: { en: 'Answer', es: 'Responder', 'pt-BR': 'Responder' },
  not_answered: { en: 'Not answered', es: 'Sin respuesta', 'pt-BR': 'Sem resposta' },
  missing_one: { en: 'Missing', es: 'Pendiente', 'pt-BR': 'Pendente' },
  undecided: {
    en: 'Changed elsewhere: please choose',
    es: 'Cambió en otro lugar: elija cuál cuenta',
    'pt-BR': 'Alterada em outro lugar: escolha qual vale',
  },
} as const satisfies Record<string, Words>;
