import type { Words } from '@homologa/domain/language/locales';

export const LAST_ANSWERS = {
  over: {
    en: 'You have already begun to answer, so your last answers can no longer be filled in.',
    es: 'Ya empezó a responder; por eso ya no se pueden completar sus últimas respuestas.',
    'pt-BR': 'Você já começou a responder; por isso suas últimas respostas não podem mais ser preenchidas.',
  },
  title: {
    en: 'You have answered {client} before',
    es: 'Ya respondió antes a {client}',
    'pt-BR': 'Você já respondeu a {client} antes',
  },
  lead: {
    en: 'On {date} you sent the data of {company} (“{title}”). You can start from them and correct what has changed. Files have to be uploaded again.',
    es: 'El {date} envió los datos de {company} («{title}»). Puede partir de ellos y corregir lo que haya cambiado. Los archivos se cargan de nuevo.',
    'pt-BR':
      'Em {date} você enviou os dados de {company} (“{title}”). Pode partir deles e corrigir o que mudou. Os arquivos precisam ser enviados de novo.',
  },
  take: {
    en: 'Start from my last answers',
    es: 'Partir de mis últimas respuestas',
    'pt-BR': 'Partir das minhas últimas respostas',
  },
  taken: {
    en: 'Your last answers are filled in. Please check them: something may have changed.',
    es: 'Se completaron los datos con sus últimas respuestas. Revíselos: algo puede haber cambiado.',
    'pt-BR': 'Suas últimas respostas foram preenchidas. Verifique-as: algo pode ter mudado.',
  },
} as const satisfies Record<string, Words>;
