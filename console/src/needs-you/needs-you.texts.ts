import type { Words } from '@homologa/domain/language/locales';
import { NEEDS_YOU_WORDS } from '@homologa/domain/needs-you/need-words';

export const NEEDS_YOU = {
  title: NEEDS_YOU_WORDS,
  nothing: { en: 'Nothing needs you', es: 'Nada requiere su atención', 'pt-BR': 'Nada requer sua atenção' },
  showAll: { en: 'Show all', es: 'Ver todo', 'pt-BR': 'Ver tudo' },
  due: { en: 'due {date}', es: 'vence el {date}', 'pt-BR': 'vence em {date}' },
  byMail: {
    en: 'Needs you by mail',
    es: 'Correo de lo que requiere su atención',
    'pt-BR': 'E-mail do que requer sua atenção',
  },
  byMailOf: {
    en: 'Needs you by mail: {company}',
    es: 'Correo de lo que requiere su atención: {company}',
    'pt-BR': 'E-mail do que requer sua atenção: {company}',
  },
  mailHint: {
    en: 'In the morning, in the time zone of your company; nothing is sent while nothing waits.',
    es: 'Por la mañana, en la zona horaria de su empresa; no se envía nada si nada requiere su atención.',
    'pt-BR': 'Pela manhã, no fuso horário da sua empresa; nada é enviado se nada requer sua atenção.',
  },
  more: { en: 'and {count} more', es: 'y {count} más', 'pt-BR': 'e mais {count}' },
  unnamed: { en: 'Without a name', es: 'Sin nombre', 'pt-BR': 'Sem nome' },
} satisfies Record<string, Words>;
