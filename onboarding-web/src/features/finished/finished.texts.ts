import type { Words } from '@homologa/domain/language/locales';

export const FINISHED = {
  title: { en: 'Thank you, you are done', es: 'Gracias, ha terminado', 'pt-BR': 'Obrigado, você concluiu' },
  text: {
    en: '{client} has received your information. You do not need to do anything else.',
    es: '{client} recibió su información. No tiene que hacer nada más.',
    'pt-BR': '{client} recebeu suas informações. Você não precisa fazer mais nada.',
  },
  next: {
    en: 'If {client} or {provider} has a question, you will be contacted by email or phone.',
    es: 'Si {client} o {provider} tiene alguna pregunta, le contactará por correo o teléfono.',
    'pt-BR': 'Se {client} ou {provider} tiver alguma dúvida, entrará em contato por e-mail ou telefone.',
  },
  update: { en: 'Update questionnaire', es: 'Actualizar cuestionario', 'pt-BR': 'Atualizar questionário' },
  login: { en: 'Log in to the platform', es: 'Ver sus procesos', 'pt-BR': 'Ver seus processos' },
} as const satisfies Record<string, Words>;
