import type { Words } from '@homologa/domain/language/locales';

export const DOWNLOADS = {
  title: { en: 'Downloads', es: 'Descargas', 'pt-BR': 'Downloads' },
  subtitle: {
    en: 'Files that you asked for. Each is kept for 7 days.',
    es: 'Archivos que usted solicitó. Cada uno se guarda 7 días.',
    'pt-BR': 'Arquivos que você pediu. Cada um fica guardado por 7 dias.',
  },
  empty: { en: 'No downloads yet', es: 'Aún no hay descargas', 'pt-BR': 'Ainda não há downloads' },
  emptyHint: {
    en: 'What you export or download from a list appears here.',
    es: 'Lo que exporte o descargue de una lista aparece aquí.',
    'pt-BR': 'O que você exportar ou baixar de uma lista aparece aqui.',
  },
  keptUntil: { en: 'Kept until {date}', es: 'Se guarda hasta el {date}', 'pt-BR': 'Guardado até {date}' },
  expired: { en: 'No longer kept', es: 'Ya no se guarda', 'pt-BR': 'Não está mais guardado' },
  size: { en: '{n} MB', es: '{n} MB', 'pt-BR': '{n} MB' },
  downloadNamed: { en: 'Download {name}', es: 'Descargar {name}', 'pt-BR': 'Baixar {name}' },
} satisfies Record<string, Words>;

export const DOWNLOAD_KINDS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['exports.suppliers', { en: 'List of suppliers', es: 'Lista de proveedores', 'pt-BR': 'Lista de fornecedores' }],
  [
    'exports.workflows',
    { en: 'List of workflows', es: 'Lista de flujos de trabajo', 'pt-BR': 'Lista de fluxos de trabalho' },
  ],
  [
    'exports.checks',
    {
      en: 'Compliance checks',
      es: 'Controles de cumplimiento',
      'pt-BR': 'Verificações de compliance',
    },
  ],
  ['exports.results', { en: 'Results', es: 'Resultados', 'pt-BR': 'Resultados' }],
  ['exports.questionnaire', { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' }],
]);
