import type { Words } from '../language/locales';
import type { QuestionType } from './questionnaire-rules';

export const QUESTION_TYPE_WORDS: Readonly<Record<QuestionType, Words>> = {
  section: { en: 'Section', es: 'Sección', 'pt-BR': 'Seção' },
  input: { en: 'Free text', es: 'Texto libre', 'pt-BR': 'Texto livre' },
  radio: { en: 'Multiple choice', es: 'Opción múltiple', 'pt-BR': 'Múltipla escolha' },
  checkbox: { en: 'Checkboxes', es: 'Casillas de verificación', 'pt-BR': 'Caixas de seleção' },
  file: { en: 'File upload', es: 'Carga de archivo', 'pt-BR': 'Envio de arquivo' },
  attachment: { en: 'Attachment', es: 'Archivo adjunto', 'pt-BR': 'Anexo' },
};
