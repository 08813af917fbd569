import type { Words } from '@homologa/domain/language/locales';

export const STRIP = {
  sections: { en: 'Sections of this page', es: 'Secciones de esta página', 'pt-BR': 'Seções desta página' },
  facts: { en: 'In short', es: 'En resumen', 'pt-BR': 'Em resumo' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  progress: { en: '{done} of {total}', es: '{done} de {total}', 'pt-BR': '{done} de {total}' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  flagged: {
    en: '{count} flagged answer || {count} flagged answers',
    es: '{count} respuesta marcada || {count} respuestas marcadas',
    'pt-BR': '{count} resposta sinalizada || {count} respostas sinalizadas',
  },
  allFields: { en: 'All fields', es: 'Todos los campos', 'pt-BR': 'Todos os campos' },
} satisfies Record<string, Words>;
