import type { Words } from '@homologa/domain/language/locales';

export const QUESTIONNAIRE = {
  progress: {
    en: '{done} of {total} answered',
    es: '{done} de {total} respondidas',
    'pt-BR': '{done} de {total} respondidas',
  },
  sections: { en: 'Sections', es: 'Secciones', 'pt-BR': 'Seções' },
  submit: { en: 'Submit questionnaire', es: 'Enviar cuestionario', 'pt-BR': 'Enviar questionário' },
  read_only: {
    en: 'You have submitted this questionnaire. It can no longer be changed.',
    es: 'Ya envió este cuestionario. No se puede cambiar.',
    'pt-BR': 'Você já enviou este questionário. Ele não pode mais ser alterado.',
  },
  required_file: { en: 'Required', es: 'Cargue un archivo', 'pt-BR': 'Envie um arquivo' },
  choose_one: { en: 'Choose one.', es: 'Elija una.', 'pt-BR': 'Escolha uma.' },
  choose_any: {
    en: 'Choose all that apply.',
    es: 'Elija todas las que correspondan.',
    'pt-BR': 'Escolha todas as que se aplicam.',
  },
  clear: { en: 'Clear choice', es: 'Borrar selección', 'pt-BR': 'Limpar escolha' },
  appeared: {
    en: 'A question has been added: {title} || {count} questions have been added, the first: {title}',
    es: 'Se agregó una pregunta: {title} || Se agregaron {count} preguntas; la primera: {title}',
    'pt-BR': 'Uma pergunta foi adicionada: {title} || {count} perguntas foram adicionadas; a primeira: {title}',
  },
  vanished: {
    en: '{count} question is no longer asked. || {count} questions are no longer asked.',
    es: '{count} pregunta ya no se hace. || {count} preguntas ya no se hacen.',
    'pt-BR': '{count} pergunta não é mais feita. || {count} perguntas não são mais feitas.',
  },
  hidden: {
    en: 'Hidden until an answer shows them',
    es: 'Ocultas hasta que una respuesta las muestre',
    'pt-BR': 'Ocultas até que uma resposta as mostre',
  },
  empty: {
    en: 'This questionnaire has no questions.',
    es: 'Este cuestionario no tiene preguntas.',
    'pt-BR': 'Este questionário não tem perguntas.',
  },
} as const satisfies Record<string, Words>;
