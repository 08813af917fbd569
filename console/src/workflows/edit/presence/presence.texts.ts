import type { Words } from '@homologa/domain/language/locales';

export const PRESENCE = {
  here: { en: 'Also here: {names}', es: 'También aquí: {names}', 'pt-BR': 'Também aqui: {names}' },
  alone: {
    en: 'Nobody else has this workflow open.',
    es: 'Nadie más tiene abierto este flujo de trabajo.',
    'pt-BR': 'Ninguém mais está com este fluxo de trabalho aberto.',
  },
  onQuestion: {
    en: '{name} (editing question {n})',
    es: '{name} (edita la pregunta {n})',
    'pt-BR': '{name} (edita a pergunta {n})',
  },
  more: { en: '{count} more', es: '{count} más', 'pt-BR': 'mais {count}' },
} satisfies Record<string, Words>;
