import type { Words } from '@homologa/domain/language/locales';

export const DELIVERIES = {
  sandbox: {
    en: 'SANDBOX DATA: figures of this report are invented.',
    es: 'SANDBOX DATA: datos de prueba, las cifras de este informe son inventadas.',
    'pt-BR': 'SANDBOX DATA: dados de teste, os números deste relatório são inventados.',
  },
  title: { en: 'Past reports', es: 'Informes anteriores', 'pt-BR': 'Relatórios anteriores' },
  version: { en: 'Version {version}', es: 'Versión {version}', 'pt-BR': 'Versão {version}' },
  current: { en: 'Current', es: 'Vigente', 'pt-BR': 'Vigente' },
  replaced: { en: 'Replaced', es: 'Reemplazada', 'pt-BR': 'Substituída' },
  corrected: { en: 'Corrected: {reason}', es: 'Corregida: {reason}', 'pt-BR': 'Corrigida: {reason}' },
  changed: { en: 'Changed: {figures}', es: 'Cambió: {figures}', 'pt-BR': 'Mudou: {figures}' },
  open: { en: 'Open {name}', es: 'Abrir {name}', 'pt-BR': 'Abrir {name}' },
  openShort: { en: 'Open', es: 'Abrir', 'pt-BR': 'Abrir' },
  figure: { en: 'Figure', es: 'Dato', 'pt-BR': 'Dado' },
  before: { en: 'Version before', es: 'Versión anterior', 'pt-BR': 'Versão anterior' },
  now: { en: 'This version', es: 'Esta versión', 'pt-BR': 'Esta versão' },
  files: { en: 'Files of this version', es: 'Archivos de esta versión', 'pt-BR': 'Arquivos desta versão' },
  hash: { en: 'SHA-256 of the data', es: 'SHA-256 de los datos', 'pt-BR': 'SHA-256 dos dados' },
} satisfies Record<string, Words>;
