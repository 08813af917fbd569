import type { Words } from '../../language/locales';
import type { AnswerKind } from '../answer-format';
import { QUESTION_TYPE_WORDS } from '../question-words';
import type { QuestionType } from '../questionnaire-rules';
import { keyOfWord } from './file-text';
import { FORMAT_WORDS } from './file-words';

type UsualWords = Partial<Record<QuestionType, Words>>;

/** Words of types that people write who begin a file by hand. An exported file has the words of the builder. */
const USUAL_WORDS: readonly UsualWords[] = [
  {
    section: { en: 'Title', es: 'Título', 'pt-BR': 'Título' },
    input: { en: 'Text', es: 'Texto', 'pt-BR': 'Texto' },
    radio: { en: 'Single choice', es: 'Opción única', 'pt-BR': 'Escolha única' },
    checkbox: { en: 'Multiple selection', es: 'Selección múltiple', 'pt-BR': 'Seleção múltipla' },
    file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  },
  {
    input: { en: 'Open question', es: 'Abierta', 'pt-BR': 'Aberta' },
    radio: { en: 'Options', es: 'Opciones', 'pt-BR': 'Opções' },
    checkbox: { en: 'Checkbox', es: 'Casillas', 'pt-BR': 'Caixas' },
    file: { en: 'Document', es: 'Documento', 'pt-BR': 'Documento' },
  },
];

/**
 * Reads the cell 'Type'. A format such as 'Date' is understood there, too, as free text of this format; `kind` is null
 * for all other types. `type` is null for words that are not known.
 */
export function readType(cell: string): { type: QuestionType | null; kind: AnswerKind | null } {
  const ofBuilder = keyOfWord(cell, QUESTION_TYPE_WORDS);
  if (ofBuilder) return { type: ofBuilder, kind: null };
  const kind = keyOfWord(cell, FORMAT_WORDS);
  if (kind) return { type: 'input', kind };
  for (const words of USUAL_WORDS) {
    const type = keyOfWord(cell, words as Record<QuestionType, Words>);
    if (type) return { type, kind: null };
  }
  return { type: null, kind: null };
}
