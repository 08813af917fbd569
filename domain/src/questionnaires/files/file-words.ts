import type { Locale, Words } from '../../language/locales';
import type { AnswerKind } from '../answer-format';
import { QUESTION_TYPE_WORDS } from '../question-words';

/** Columns of a questionnaire's sheet in their order; one row is one item. */
export const FILE_COLUMNS = [
  'label',
  'type',
  'title',
  'required',
  'options',
  'show_if',
  'format',
  'parameters',
  'not_applicable',
  'points',
  'weight',
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

export const COLUMN_WORDS: Readonly<Record<FileColumn, Words>> = {
  label: { en: 'No.', es: 'N.º', 'pt-BR': 'Nº' },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  title: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  required: { en: 'Required', es: 'Obligatoria', 'pt-BR': 'Obrigatória' },
  options: { en: 'Options', es: 'Opciones', 'pt-BR': 'Opções' },
  show_if: { en: 'Show if', es: 'Mostrar si', 'pt-BR': 'Mostrar se' },
  format: { en: 'Format', es: 'Formato', 'pt-BR': 'Formato' },
  parameters: { en: 'Parameters', es: 'Parámetros', 'pt-BR': 'Parâmetros' },
  not_applicable: { en: 'Not applicable allowed', es: 'Permite no aplica', 'pt-BR': 'Permite não se aplica' },
  points: { en: 'Points', es: 'Puntos', 'pt-BR': 'Pontos' },
  weight: { en: 'Section weight', es: 'Peso de la sección', 'pt-BR': 'Peso da seção' },
};

/** Type of a row that is a threshold of the score and no question. */
export const THRESHOLD_WORD: Words = { en: 'Threshold', es: 'Umbral', 'pt-BR': 'Limite' };

export const FORMAT_WORDS: Readonly<Record<AnswerKind, Words>> = {
  short_text: { en: 'Short text', es: 'Texto corto', 'pt-BR': 'Texto curto' },
  long_text: { en: 'Long text', es: 'Texto largo', 'pt-BR': 'Texto longo' },
  date: { en: 'Date', es: 'Fecha', 'pt-BR': 'Data' },
  number: { en: 'Number', es: 'Número', 'pt-BR': 'Número' },
  money: { en: 'Money', es: 'Importe', 'pt-BR': 'Valor' },
  percent: { en: 'Percent', es: 'Porcentaje', 'pt-BR': 'Percentual' },
  email: { en: 'E-mail', es: 'Correo electrónico', 'pt-BR': 'E-mail' },
  web_address: { en: 'Web address', es: 'Dirección web', 'pt-BR': 'Endereço web' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  tax_id: { en: 'Tax id', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  yes_no: { en: 'Yes / no', es: 'Sí / no', 'pt-BR': 'Sim / não' },
  table: { en: 'Table', es: 'Tabla', 'pt-BR': 'Tabela' },
};

/** Words of cells and conditions. Every language is read, whichever language the file was written in. */
export const KEYWORDS = {
  yes: { en: 'yes', es: 'sí', 'pt-BR': 'sim' },
  no: { en: 'no', es: 'no', 'pt-BR': 'não' },
  and: { en: 'and', es: 'y', 'pt-BR': 'e' },
  or: { en: 'or', es: 'o', 'pt-BR': 'ou' },
  not: { en: 'not', es: 'no', 'pt-BR': 'não' },
  all: { en: 'all', es: 'todo', 'pt-BR': 'tudo' },
  any: { en: 'any', es: 'alguno', 'pt-BR': 'algum' },
  contains: { en: 'contains', es: 'contiene', 'pt-BR': 'contém' },
  answered: { en: 'answered', es: 'respondida', 'pt-BR': 'respondida' },
  chosen: { en: 'chosen', es: 'elegidas', 'pt-BR': 'escolhidas' },
  country: { en: 'country', es: 'país', 'pt-BR': 'país' },
  report_type: { en: 'report', es: 'informe', 'pt-BR': 'relatório' },
  if: { en: 'if', es: 'si', 'pt-BR': 'se' },
  knock_out: { en: 'knock-out', es: 'excluyente', 'pt-BR': 'eliminatória' },
  required: { en: 'required', es: 'obligatoria', 'pt-BR': 'obrigatória' },
  rows: { en: 'rows', es: 'filas', 'pt-BR': 'linhas' },
  min: { en: 'min', es: 'mín', 'pt-BR': 'mín' },
  max: { en: 'max', es: 'máx', 'pt-BR': 'máx' },
  max_length: { en: 'length', es: 'longitud', 'pt-BR': 'comprimento' },
  from: { en: 'from', es: 'desde', 'pt-BR': 'de' },
  to: { en: 'to', es: 'hasta', 'pt-BR': 'até' },
  unit: { en: 'unit', es: 'unidad', 'pt-BR': 'unidade' },
  decimals: { en: 'decimals', es: 'decimales', 'pt-BR': 'decimais' },
  currencies: { en: 'currencies', es: 'monedas', 'pt-BR': 'moedas' },
} as const satisfies Record<string, Words>;
export type Keyword = keyof typeof KEYWORDS;

/** Problems of a row; each names the column in which it is. */
export const FILE_PROBLEMS = [
  'heading_missing',
  'empty',
  'too_many',
  'label_twice',
  'type_unknown',
  'yes_or_no',
  'options_not_here',
  'options_unreadable',
  'condition_unreadable',
  'condition_question',
  'condition_option',
  'condition_above',
  'format_unknown',
  'parameters_unreadable',
  'points_unreadable',
  'number_expected',
  'colour_unknown',
  'decision_unknown',
  'thresholds_wrong',
  'value_invalid',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEMS)[number];

export interface FileProblem {
  /** Row of the sheet, from 1; in a JSON file the place of the item, from 1. */
  row: number;
  column: FileColumn | 'thresholds' | null;
  problem: FileProblemCode;
}

/** Lists the words that a cell may have, for a refusal that names them. */
const listWords = (words: Readonly<Record<string, Words>>, locale: Locale): string =>
  Object.values(words)
    .map((texts) => texts[locale])
    .join(', ');

export const FILE_PROBLEM_WORDS: Readonly<Record<FileProblemCode, Words>> = {
  heading_missing: {
    en: 'The column headings are missing: at least “Type” and “Question” are needed.',
    es: 'Faltan los encabezados de las columnas: se necesitan al menos «Tipo» y «Pregunta».',
    'pt-BR': 'Faltam os cabeçalhos das colunas: são necessários ao menos “Tipo” e “Pergunta”.',
  },
  empty: {
    en: 'The file has no questions.',
    es: 'El archivo no tiene preguntas.',
    'pt-BR': 'O arquivo não tem perguntas.',
  },
  too_many: {
    en: 'The file has more questions than a questionnaire may have.',
    es: 'El archivo tiene más preguntas de las que admite un cuestionario.',
    'pt-BR': 'O arquivo tem mais perguntas do que um questionário permite.',
  },
  label_twice: {
    en: 'Another row has the same number.',
    es: 'Otra fila tiene el mismo número.',
    'pt-BR': 'Outra linha tem o mesmo número.',
  },
  type_unknown: {
    en: `Write one of these types: ${listWords(QUESTION_TYPE_WORDS, 'en')}.`,
    es: `Escriba uno de estos tipos: ${listWords(QUESTION_TYPE_WORDS, 'es')}.`,
    'pt-BR': `Escreva um destes tipos: ${listWords(QUESTION_TYPE_WORDS, 'pt-BR')}.`,
  },
  yes_or_no: { en: 'Write yes or no.', es: 'Escriba sí o no.', 'pt-BR': 'Escreva sim ou não.' },
  options_not_here: {
    en: 'Only multiple choice and checkboxes have options.',
    es: 'Solo la opción múltiple y las casillas tienen opciones.',
    'pt-BR': 'Somente múltipla escolha e caixas de seleção têm opções.',
  },
  options_unreadable: {
    en: 'An option cannot be read. Write each on its own line of the cell, without “|” between options; after an option may follow “| 5” (points), “| knock-out” or “| if …”.',
    es: 'Una opción no se puede leer. Escriba cada una en su propia línea de la celda, sin «|» entre opciones; tras una opción puede ir «| 5» (puntos), «| excluyente» o «| si …».',
    'pt-BR':
      'Uma opção não pode ser lida. Escreva cada uma em sua própria linha da célula, sem “|” entre opções; depois de uma opção pode vir “| 5” (pontos), “| eliminatória” ou “| se …”.',
  },
  condition_unreadable: {
    en: 'The condition cannot be read. Write for example: Q3 = "Yes" and Q4 contains "ISO 9001".',
    es: 'La condición no se puede leer. Escriba por ejemplo: Q3 = "Sí" y Q4 contiene "ISO 9001".',
    'pt-BR': 'A condição não pode ser lida. Escreva por exemplo: Q3 = "Sim" e Q4 contém "ISO 9001".',
  },
  condition_question: {
    en: 'The condition names a question that is not in the file.',
    es: 'La condición nombra una pregunta que no está en el archivo.',
    'pt-BR': 'A condição menciona uma pergunta que não está no arquivo.',
  },
  condition_option: {
    en: 'The condition names an answer that its question does not have.',
    es: 'La condición nombra una respuesta que su pregunta no tiene.',
    'pt-BR': 'A condição menciona uma resposta que a pergunta não tem.',
  },
  condition_above: {
    en: 'A condition may refer only to questions above it.',
    es: 'Una condición solo puede referirse a preguntas anteriores.',
    'pt-BR': 'Uma condição só pode se referir a perguntas acima dela.',
  },
  format_unknown: {
    en: `Only free text has a format; write one of these: ${listWords(FORMAT_WORDS, 'en')}.`,
    es: `Solo el texto libre tiene formato; escriba uno de estos: ${listWords(FORMAT_WORDS, 'es')}.`,
    'pt-BR': `Somente o texto livre tem formato; escreva um destes: ${listWords(FORMAT_WORDS, 'pt-BR')}.`,
  },
  parameters_unreadable: {
    en: 'The parameters cannot be read or do not belong to this format.',
    es: 'Los parámetros no se pueden leer o no corresponden a este formato.',
    'pt-BR': 'Os parâmetros não podem ser lidos ou não correspondem a este formato.',
  },
  points_unreadable: {
    en: 'The points cannot be read.',
    es: 'Los puntos no se pueden leer.',
    'pt-BR': 'Os pontos não podem ser lidos.',
  },
  number_expected: { en: 'Write a number.', es: 'Escriba un número.', 'pt-BR': 'Escreva um número.' },
  colour_unknown: {
    en: 'Write a colour: green, amber, red, blue or grey.',
    es: 'Escriba un color: verde, ámbar, rojo, azul o gris.',
    'pt-BR': 'Escreva uma cor: verde, âmbar, vermelho, azul ou cinza.',
  },
  decision_unknown: {
    en: 'Write the proposed decision: approved, approved with conditions or rejected.',
    es: 'Escriba la decisión propuesta: aprobado, aprobado con condiciones o rechazado.',
    'pt-BR': 'Escreva a decisão proposta: aprovado, aprovado com condições ou rejeitado.',
  },
  thresholds_wrong: {
    en: 'Each threshold begins at another percentage, the first at 0, and there are at most 8.',
    es: 'Cada umbral empieza en un porcentaje distinto, el primero en 0, y hay como máximo 8.',
    'pt-BR': 'Cada limite começa em um percentual diferente, o primeiro em 0, e há no máximo 8.',
  },
  value_invalid: {
    en: 'The value is not allowed here.',
    es: 'El valor no se permite aquí.',
    'pt-BR': 'O valor não é permitido aqui.',
  },
};
