import type { Words } from '@homologa/domain/language/locales';

export const VERIFICATION = {
  title: { en: 'Report check', es: 'Verificación de informe', 'pt-BR': 'Conferência de relatório' },
  number: { en: 'Report number', es: 'Número de informe', 'pt-BR': 'Número do relatório' },
  issued: {
    en: 'This report was issued.',
    es: 'Este informe fue emitido.',
    'pt-BR': 'Este relatório foi emitido.',
  },
  replaced: {
    en: 'This report was issued, and a newer version has replaced it.',
    es: 'Este informe fue emitido y una versión más reciente lo reemplazó.',
    'pt-BR': 'Este relatório foi emitido, e uma versão mais recente o substituiu.',
  },
  sandbox: {
    en: 'SANDBOX DATA: every figure of it is invented.',
    es: 'SANDBOX DATA: datos de prueba, todas sus cifras son inventadas.',
    'pt-BR': 'SANDBOX DATA: dados de teste, todos os seus números são inventados.',
  },
  unknown: {
    en: 'No report of this number and fingerprint was issued.',
    es: 'No se emitió ningún informe con este número y esta huella.',
    'pt-BR': 'Nenhum relatório com este número e esta impressão digital foi emitido.',
  },
  ask: {
    en: 'Type the fingerprint (SHA-256) as the report prints it: its first 16 digits or more.',
    es: 'Escriba la huella (SHA-256) como la imprime el informe: sus primeros 16 dígitos o más.',
    'pt-BR': 'Digite a impressão digital (SHA-256) como está no relatório: os primeiros 16 dígitos ou mais.',
  },
  sha256: { en: 'Fingerprint (SHA-256)', es: 'Huella (SHA-256)', 'pt-BR': 'Impressão digital (SHA-256)' },
  check: { en: 'Check', es: 'Verificar', 'pt-BR': 'Conferir' },
  date: { en: 'Issued on', es: 'Emitido el', 'pt-BR': 'Emitido em' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
  languages: { en: 'Languages', es: 'Idiomas', 'pt-BR': 'Idiomas' },
} satisfies Record<string, Words>;
