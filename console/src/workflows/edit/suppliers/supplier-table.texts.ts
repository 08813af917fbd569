import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

export const SUPPLIER_TABLE = {
  addRow: { en: 'Add supplier', es: 'Agregar proveedor', 'pt-BR': 'Adicionar fornecedor' },
  removeRow: WORDS.removeNamed,
  row: { en: 'row {n}', es: 'fila {n}', 'pt-BR': 'linha {n}' },
  noRows: {
    en: 'No suppliers yet. You can add them now or after launch.',
    es: 'Todavía no hay proveedores. Puede agregarlos ahora o después del lanzamiento.',
    'pt-BR': 'Ainda não há fornecedores. Você pode adicioná-los agora ou após o lançamento.',
  },
  pasteHint: {
    en: 'Rows copied from a spreadsheet can be pasted into any cell; with a first row of column names they find their columns.',
    es: 'Puede pegar filas copiadas de una planilla en cualquier celda; con una primera fila de nombres de columnas encuentran su lugar.',
    'pt-BR':
      'Você pode colar linhas copiadas de uma planilha em qualquer célula; com uma primeira linha de nomes de colunas elas encontram seu lugar.',
  },
  pasted: {
    en: '{count} row pasted. || {count} rows pasted.',
    es: '{count} fila pegada. || {count} filas pegadas.',
    'pt-BR': '{count} linha colada. || {count} linhas coladas.',
  },
  pasteTooMany: {
    en: 'Nothing was pasted: a draft holds at most {max} suppliers here. Import a file after launch instead.',
    es: 'No se pegó nada: un borrador admite aquí {max} proveedores como máximo. Importe un archivo después del lanzamiento.',
    'pt-BR':
      'Nada foi colado: um rascunho aceita aqui no máximo {max} fornecedores. Importe um arquivo após o lançamento.',
  },
  tooManyRows: {
    en: 'This draft has {count} suppliers, too many to edit here. They are kept as they are.',
    es: 'Este borrador tiene {count} proveedores, demasiados para editarlos aquí. Se conservan como están.',
    'pt-BR': 'Este rascunho tem {count} fornecedores, demais para editar aqui. Eles são mantidos como estão.',
  },
  emailsHint: {
    en: 'Separate several with commas',
    es: 'Separe varios con comas',
    'pt-BR': 'Separe vários com vírgulas',
  },
  summary: {
    en: '{count} supplier || {count} suppliers',
    es: '{count} proveedor || {count} proveedores',
    'pt-BR': '{count} fornecedor || {count} fornecedores',
  },
  toFix: {
    en: '{count} row to fix || {count} rows to fix',
    es: '{count} fila por corregir || {count} filas por corregir',
    'pt-BR': '{count} linha a corrigir || {count} linhas a corrigir',
  },
  nextToFix: { en: 'Go to the next one', es: 'Ir a la siguiente', 'pt-BR': 'Ir para a próxima' },
  duplicates: {
    en: '{count} possible duplicate || {count} possible duplicates',
    es: '{count} posible duplicado || {count} posibles duplicados',
    'pt-BR': '{count} possível duplicado || {count} possíveis duplicados',
  },
  duplicateOf: { en: 'Same as in row {n}', es: 'Igual que en la fila {n}', 'pt-BR': 'Igual à linha {n}' },
} satisfies Record<string, Words>;
