import type { Words } from '../../language/locales';

/** Columns of the sheet in which a supplier answers offline, in their order. */
export const ANSWER_COLUMNS = [
  'section',
  'number',
  'question',
  'required',
  'expected',
  'shown_if',
  'answer',
  'not_applicable',
  'code',
  'version',
] as const;
export type AnswerColumn = (typeof ANSWER_COLUMNS)[number];

export const ANSWER_COLUMN_WORDS: Readonly<Record<AnswerColumn, Words>> = {
  section: { en: 'Section', es: 'Sección', 'pt-BR': 'Seção' },
  number: { en: 'No.', es: 'N.º', 'pt-BR': 'Nº' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  required: { en: 'Required', es: 'Obligatoria', 'pt-BR': 'Obrigatória' },
  expected: { en: 'What to write', es: 'Qué escribir', 'pt-BR': 'O que escrever' },
  shown_if: { en: 'When it is asked', es: 'Cuándo se pregunta', 'pt-BR': 'Quando é perguntada' },
  answer: { en: 'Your answer', es: 'Su respuesta', 'pt-BR': 'Sua resposta' },
  not_applicable: {
    en: 'Not applicable because',
    es: 'No aplica porque',
    'pt-BR': 'Não se aplica porque',
  },
  code: { en: 'Code (do not change)', es: 'Código (no cambiar)', 'pt-BR': 'Código (não alterar)' },
  version: {
    en: 'Saved version (do not change)',
    es: 'Versión guardada (no cambiar)',
    'pt-BR': 'Versão salva (não alterar)',
  },
};

export const ANSWER_SHEET = {
  name: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  lists: { en: 'Lists', es: 'Listas', 'pt-BR': 'Listas' },
  free: { en: 'Any text', es: 'Cualquier texto', 'pt-BR': 'Qualquer texto' },
  length: { en: 'at most {max} characters', es: 'como máximo {max} caracteres', 'pt-BR': 'no máximo {max} caracteres' },
  one_of: { en: 'One of: {options}', es: 'Una de: {options}', 'pt-BR': 'Uma de: {options}' },
  some_of: {
    en: 'One or more of these, each on a line of its own or separated by “;”: {options}',
    es: 'Una o más de estas, cada una en su línea o separadas por «;»: {options}',
    'pt-BR': 'Uma ou mais destas, cada uma em sua linha ou separadas por “;”: {options}',
  },
  file: {
    en: 'Attach the file on the page, not here',
    es: 'Adjunte el archivo en la página, no aquí',
    'pt-BR': 'Anexe o arquivo na página, não aqui',
  },
  table: {
    en: 'Fill in the sheet “{sheet}”, at most {max} rows',
    es: 'Complete la hoja «{sheet}», como máximo {max} filas',
    'pt-BR': 'Preencha a planilha “{sheet}”, no máximo {max} linhas',
  },
  reason_allowed: {
    en: 'Or the reason why it does not apply',
    es: 'O el motivo por el que no aplica',
    'pt-BR': 'Ou o motivo pelo qual não se aplica',
  },
} as const satisfies Record<string, Words>;

/** Reasons for which a cell of the sheet was not taken, besides those of a typed answer. */
export const SHEET_PROBLEM_WORDS = {
  other_sheet: {
    en: 'This file is not the sheet of this questionnaire. Download it again.',
    es: 'Este archivo no es la hoja de este cuestionario. Descárguela de nuevo.',
    'pt-BR': 'Este arquivo não é a planilha deste questionário. Baixe-a novamente.',
  },
  question_unknown: {
    en: 'This question is no longer asked.',
    es: 'Esta pregunta ya no se hace.',
    'pt-BR': 'Esta pergunta não é mais feita.',
  },
  option_unknown: {
    en: '“{text}” is none of the options.',
    es: '«{text}» no es ninguna de las opciones.',
    'pt-BR': '“{text}” não é nenhuma das opções.',
  },
  cell_failed: {
    en: 'This cell shows an error, or a formula that was not computed. Write the answer itself.',
    es: 'Esta celda muestra un error o una fórmula sin calcular. Escriba la respuesta misma.',
    'pt-BR': 'Esta célula mostra um erro ou uma fórmula não calculada. Escreva a própria resposta.',
  },
  file_on_page: {
    en: 'Files are attached on the page.',
    es: 'Los archivos se adjuntan en la página.',
    'pt-BR': 'Os arquivos são anexados na página.',
  },
  reason_not_here: {
    en: 'This question must be answered: it has no “not applicable”.',
    es: 'Esta pregunta debe responderse: no admite «no aplica».',
    'pt-BR': 'Esta pergunta deve ser respondida: não admite “não se aplica”.',
  },
  answer_and_reason: {
    en: 'There are an answer and a reason why it does not apply. Leave one of them.',
    es: 'Hay una respuesta y un motivo por el que no aplica. Deje uno de los dos.',
    'pt-BR': 'Há uma resposta e um motivo pelo qual não se aplica. Deixe um dos dois.',
  },
  question_repeated: {
    en: 'Another row above answers the same question. Only that one was read.',
    es: 'Otra fila más arriba responde la misma pregunta. Solo se leyó aquella.',
    'pt-BR': 'Outra linha acima responde à mesma pergunta. Só aquela foi lida.',
  },
  table_in_cell: {
    en: 'This table is filled in on its own sheet. The text in this cell was not read.',
    es: 'Esta tabla se completa en su propia hoja. El texto de esta celda no se leyó.',
    'pt-BR': 'Esta tabela é preenchida em sua própria planilha. O texto desta célula não foi lido.',
  },
  table_not_found: {
    en: 'The sheet of this table was not found. Fill it in in the file as you downloaded it, without deleting columns.',
    es: 'No se encontró la hoja de esta tabla. Complétela en el archivo tal como lo descargó, sin borrar columnas.',
    'pt-BR': 'A planilha desta tabela não foi encontrada. Preencha-a no arquivo como foi baixado, sem excluir colunas.',
  },
  sheet_repeated: {
    en: 'Another sheet has the same table. Only that one was read.',
    es: 'Otra hoja tiene la misma tabla. Solo se leyó aquella.',
    'pt-BR': 'Outra planilha tem a mesma tabela. Só aquela foi lida.',
  },
  sheet_unread: {
    en: 'This sheet belongs to no question and was not read.',
    es: 'Esta hoja no corresponde a ninguna pregunta y no se leyó.',
    'pt-BR': 'Esta planilha não corresponde a nenhuma pergunta e não foi lida.',
  },
  changed_meanwhile: {
    en: 'The answer on the page was changed after you downloaded the sheet. Compare it there.',
    es: 'La respuesta en la página cambió después de descargar la hoja. Compárela allí.',
    'pt-BR': 'A resposta na página mudou depois de baixar a planilha. Compare-a ali.',
  },
  not_open: {
    en: 'This answer cannot be changed now.',
    es: 'Esta respuesta no se puede cambiar ahora.',
    'pt-BR': 'Esta resposta não pode ser alterada agora.',
  },
  not_fitting: {
    en: 'The answer does not fit the question.',
    es: 'La respuesta no corresponde a la pregunta.',
    'pt-BR': 'A resposta não corresponde à pergunta.',
  },
} as const satisfies Record<string, Words>;
export type SheetProblemCode = keyof typeof SHEET_PROBLEM_WORDS;
