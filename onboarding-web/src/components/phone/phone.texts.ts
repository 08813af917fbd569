import type { Words } from '@homologa/domain/language/locales';

export const PHONE = {
  /** Beside an input with the country's calling code in front of it. */
  hint_area: {
    en: 'With area code, for example {example}. We call it to verify your data.',
    es: 'Con código de área, por ejemplo {example}. Le llamaremos para verificar sus datos.',
    'pt-BR': 'Com código de área, por exemplo {example}. Ligaremos para verificar os seus dados.',
  },
  hint_area_no_call: {
    en: 'With area code, for example {example}. For questions about your answers.',
    es: 'Con código de área, por ejemplo {example}. Para consultas sobre sus respuestas.',
    'pt-BR': 'Com código de área, por exemplo {example}. Para dúvidas sobre as suas respostas.',
  },
  hint: {
    en: 'With country and area code, for example {example}. We call it to verify your data.',
    es: 'Con código de país y de área, por ejemplo {example}. Le llamaremos para verificar sus datos.',
    'pt-BR': 'Com código do país e de área, por exemplo {example}. Ligaremos para verificar os seus dados.',
  },
  hint_no_call: {
    en: 'With country and area code, for example {example}. For questions about your answers.',
    es: 'Con código de país y de área, por ejemplo {example}. Para consultas sobre sus respuestas.',
    'pt-BR': 'Com código do país e de área, por exemplo {example}. Para dúvidas sobre as suas respostas.',
  },
  hint_plain_no_call: {
    en: 'With country and area code. For questions about your answers.',
    es: 'Con código de país y de área. Para consultas sobre sus respuestas.',
    'pt-BR': 'Com código do país e de área. Para dúvidas sobre as suas respostas.',
  },
  hint_plain: {
    en: 'With country and area code. We call it to verify your data.',
    es: 'Con código de país y de área. Le llamaremos para verificar sus datos.',
    'pt-BR': 'Com código do país e de área. Ligaremos para verificar os seus dados.',
  },
} as const satisfies Record<string, Words>;
