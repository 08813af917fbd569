import type { Words } from '@homologa/domain/language/locales';

export const ADD = {
  title: { en: 'Add Suppliers', es: 'Agregar proveedores', 'pt-BR': 'Adicionar fornecedores' },
  single: { en: 'Add Individually', es: 'Agregar individualmente', 'pt-BR': 'Adicionar individualmente' },
  bulk: { en: 'Add Multiple Suppliers', es: 'Agregar varios proveedores', 'pt-BR': 'Adicionar vários fornecedores' },
  ways: {
    en: 'Ways to add suppliers',
    es: 'Formas de agregar proveedores',
    'pt-BR': 'Formas de adicionar fornecedores',
  },
  add: { en: 'Add', es: 'Agregar', 'pt-BR': 'Adicionar' },
  bulkAdd: { en: 'Bulk add', es: 'Agregar en lote', 'pt-BR': 'Adicionar em lote' },
  emailsHint: {
    en: 'Press Enter after each email.',
    es: 'Presione Enter después de cada correo.',
    'pt-BR': 'Pressione Enter após cada e-mail.',
  },
  holdersHint: {
    en: 'Press Enter after each name. What is known of a person may stand behind the name: {example}.',
    es: 'Presione Enter después de cada nombre. Detrás del nombre puede ir lo que se sepa de la persona: {example}.',
    'pt-BR': 'Pressione Enter após cada nome. Depois do nome pode vir o que se sabe da pessoa: {example}.',
  },
  holdersBulkHint: {
    en: 'Separate shareholders with commas. What is known of one may stand behind the name: {example}.',
    es: 'Separe los accionistas con comas. Detrás del nombre puede ir lo que se sepa de cada uno: {example}.',
    'pt-BR': 'Separe os acionistas com vírgulas. Depois do nome pode vir o que se sabe de cada um: {example}.',
  },
  holderExample: {
    en: 'Ana Soto (1962-05-03 / Peru / 12345678)',
    es: 'Ana Soto (03/05/1962 / Perú / 12345678)',
    'pt-BR': 'Ana Soto (03/05/1962 / Peru / 12345678)',
  },
  added: { en: '{name} was added.', es: 'Se agregó a {name}.', 'pt-BR': '{name} foi adicionado.' },
  addedMany: {
    en: '{count} supplier was added. || {count} suppliers were added.',
    es: 'Se agregó {count} proveedor. || Se agregaron {count} proveedores.',
    'pt-BR': '{count} fornecedor foi adicionado. || {count} fornecedores foram adicionados.',
  },
  bulkLabel: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  bulkHint: {
    en: 'Paste rows from a spreadsheet, at most {max}; with a first row of column names they find their columns. Or type one supplier per line: separate the fields with semicolons, e-mails with commas, in this order:',
    es: 'Pegue filas de una planilla, {max} como máximo; con una primera fila de nombres de columnas encuentran su lugar. O escriba un proveedor por línea: separe los campos con punto y coma y los correos con comas, en este orden:',
    'pt-BR':
      'Cole linhas de uma planilha, no máximo {max}; com uma primeira linha de nomes de colunas elas encontram seu lugar. Ou digite um fornecedor por linha: separe os campos com ponto e vírgula e os e-mails com vírgulas, nesta ordem:',
  },
  fieldCount: {
    en: '{count} field instead of {expected} || {count} fields instead of {expected}',
    es: '{count} campo en lugar de {expected} || {count} campos en lugar de {expected}',
    'pt-BR': '{count} campo em vez de {expected} || {count} campos em vez de {expected}',
  },
  sameAsLine: { en: 'Same as line {n}', es: 'Igual que la línea {n}', 'pt-BR': 'Igual à linha {n}' },
  preview: { en: 'Preview', es: 'Vista previa', 'pt-BR': 'Pré-visualização' },
  ready: {
    en: '{count} supplier ready to be added || {count} suppliers ready to be added',
    es: '{count} proveedor listo para agregar || {count} proveedores listos para agregar',
    'pt-BR': '{count} fornecedor pronto para adicionar || {count} fornecedores prontos para adicionar',
  },
  fix: {
    en: 'Fix {count} problem: nothing is added while there are any. || Fix {count} problems: nothing is added while there are any.',
    es: 'Corrija {count} problema: no se agrega nada mientras exista. || Corrija {count} problemas: no se agrega nada mientras existan.',
    'pt-BR':
      'Corrija {count} problema: nada é adicionado enquanto existir. || Corrija {count} problemas: nada é adicionado enquanto existirem.',
  },
  line: { en: 'Line {n}: {message}', es: 'Línea {n}: {message}', 'pt-BR': 'Linha {n}: {message}' },
  known: {
    en: 'Your company already has this supplier. || Your company already has {count} of these suppliers.',
    es: 'Su empresa ya tiene este proveedor. || Su empresa ya tiene {count} de estos proveedores.',
    'pt-BR': 'Sua empresa já tem este fornecedor. || Sua empresa já tem {count} destes fornecedores.',
  },
  knownHint: {
    en: 'You can add it all the same: it will be a new supplier of this workflow. || You can add them all the same: they will be new suppliers of this workflow.',
    es: 'Puede agregarlo de todos modos: será un proveedor nuevo de este flujo. || Puede agregarlos de todos modos: serán proveedores nuevos de este flujo.',
    'pt-BR':
      'Você pode adicioná-lo mesmo assim: será um novo fornecedor deste fluxo. || Você pode adicioná-los mesmo assim: serão novos fornecedores deste fluxo.',
  },
  knownBy_tax_id: { en: 'same tax ID', es: 'mismo ID fiscal', 'pt-BR': 'mesmo ID fiscal' },
  knownBy_duns_number: {
    en: 'same D-U-N-S number',
    es: 'mismo número D-U-N-S',
    'pt-BR': 'mesmo número D-U-N-S',
  },
  knownBy_company_name: { en: 'same name', es: 'mismo nombre', 'pt-BR': 'mesmo nome' },
  knownBy_email: { en: 'same e-mail', es: 'mismo correo', 'pt-BR': 'mesmo e-mail' },
  addAnyway: { en: 'Add all the same', es: 'Agregar de todos modos', 'pt-BR': 'Adicionar mesmo assim' },
  lineOf: { en: 'Line {n}', es: 'Línea {n}', 'pt-BR': 'Linha {n}' },
  file: { en: 'Or import a file', es: 'O importe un archivo', 'pt-BR': 'Ou importe um arquivo' },
  fileHint: {
    en: 'A .csv, .txt or .xlsx file with the same fields, with or without a heading row: at most {max} suppliers and {size}. All of them are added or none.',
    es: 'Un archivo .csv, .txt o .xlsx con los mismos campos, con o sin fila de títulos: {max} proveedores y {size} como máximo. Se agregan todos o ninguno.',
    'pt-BR':
      'Um arquivo .csv, .txt ou .xlsx com os mesmos campos, com ou sem linha de títulos: no máximo {max} fornecedores e {size}. São adicionados todos ou nenhum.',
  },
  chooseFile: { en: 'Choose file', es: 'Elegir archivo', 'pt-BR': 'Escolher arquivo' },
  template: { en: 'Download a template', es: 'Descargar una plantilla', 'pt-BR': 'Baixar um modelo' },
  templateName: { en: 'suppliers.csv', es: 'proveedores.csv', 'pt-BR': 'fornecedores.csv' },
  importing: { en: 'Import {name}', es: 'Importar {name}', 'pt-BR': 'Importar {name}' },
  importRefused: {
    en: '{name}: nothing was added. Fix the file and import it again.',
    es: '{name}: no se agregó nada. Corrija el archivo e impórtelo de nuevo.',
    'pt-BR': '{name}: nada foi adicionado. Corrija o arquivo e importe-o novamente.',
  },
  importAgain: { en: 'Import it again?', es: '¿Importarlo de nuevo?', 'pt-BR': 'Importar novamente?' },
  importAgainHint: {
    en: 'Its suppliers would be added and invited once more.',
    es: 'Sus proveedores se agregarían e invitarían una vez más.',
    'pt-BR': 'Seus fornecedores seriam adicionados e convidados mais uma vez.',
  },
  importAgainConfirm: { en: 'Import again', es: 'Importar de nuevo', 'pt-BR': 'Importar novamente' },
  askColumns: {
    en: 'Let me check the columns first',
    es: 'Revisar primero las columnas',
    'pt-BR': 'Conferir primeiro as colunas',
  },
  columns: {
    en: 'Which column is which field?',
    es: '¿A qué campo corresponde cada columna?',
    'pt-BR': 'A que campo corresponde cada coluna?',
  },
  columnsHint: {
    en: 'Your choice is remembered: files of your company with these headings will be read in the same way.',
    es: 'Su elección se recordará: los archivos de su empresa con estos títulos se leerán de la misma manera.',
    'pt-BR': 'Sua escolha será lembrada: os arquivos da sua empresa com estes títulos serão lidos da mesma forma.',
  },
  hasHeading: {
    en: 'The first row holds the names of the columns',
    es: 'La primera fila contiene los nombres de las columnas',
    'pt-BR': 'A primeira linha contém os nomes das colunas',
  },
  column: { en: 'Column {n}', es: 'Columna {n}', 'pt-BR': 'Coluna {n}' },
  fieldOf: { en: 'Field of “{name}”', es: 'Campo de «{name}»', 'pt-BR': 'Campo de “{name}”' },
  leaveOut: { en: 'Leave out', es: 'No importar', 'pt-BR': 'Não importar' },
  columnsMissing: {
    en: 'Still without a column: {fields}',
    es: 'Aún sin columna: {fields}',
    'pt-BR': 'Ainda sem coluna: {fields}',
  },
  columnsReady: {
    en: 'Every required field has a column.',
    es: 'Todos los campos obligatorios tienen columna.',
    'pt-BR': 'Todos os campos obrigatórios têm coluna.',
  },
  firstRows: {
    en: 'The first rows would be read like this:',
    es: 'Las primeras filas se leerían así:',
    'pt-BR': 'As primeiras linhas seriam lidas assim:',
  },
  columnsConfirm: { en: 'Import', es: 'Importar', 'pt-BR': 'Importar' },
  share: { en: 'Share public link', es: 'Compartir enlace público', 'pt-BR': 'Compartilhar link público' },
  shareHint: {
    en: 'Share public link allows inviting suppliers without adding their info',
    es: 'Compartir el enlace público permite invitar proveedores sin agregar sus datos',
    'pt-BR': 'Compartilhar o link público permite convidar fornecedores sem adicionar seus dados',
  },
  copied: {
    en: 'Link copied to clipboard!',
    es: '¡Enlace copiado al portapapeles!',
    'pt-BR': 'Link copiado para a área de transferência!',
  },
  copyFailed: {
    en: 'The link could not be copied. Here it is: {link}',
    es: 'No se pudo copiar el enlace. Aquí está: {link}',
    'pt-BR': 'Não foi possível copiar o link. Aqui está: {link}',
  },
  existing: {
    en: 'Suppliers of this workflow',
    es: 'Proveedores de este flujo de trabajo',
    'pt-BR': 'Fornecedores deste fluxo de trabalho',
  },
  onlyActive: {
    en: 'Suppliers can be added here once the workflow is active.',
    es: 'Aquí se pueden agregar proveedores cuando el flujo esté activo.',
    'pt-BR': 'Fornecedores podem ser adicionados aqui quando o fluxo estiver ativo.',
  },
  closed: {
    en: 'This workflow is closed: no suppliers can be added to it any more.',
    es: 'Este flujo de trabajo está cerrado: ya no se le pueden agregar proveedores.',
    'pt-BR': 'Este fluxo de trabalho está encerrado: não é mais possível adicionar fornecedores.',
  },
  remaining: {
    en: '{count} left of your quota',
    es: 'Queda {count} de su cupo || Quedan {count} de su cupo',
    'pt-BR': 'Resta {count} da sua cota || Restam {count} da sua cota',
  },
} satisfies Record<string, Words>;
