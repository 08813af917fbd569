import type { QuestionType } from '../workflows/questionnaire-rules';
import type { WorkflowStatus } from '../workflows/workflow-status';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from '../workflows/workflow-traits';
import type { Words } from './locales';

/** Statuses of a workflow. */
export const WORKFLOW_STATUS_WORDS: Readonly<Record<WorkflowStatus, Words>> = {
  draft: { en: 'Draft', es: 'Borrador', 'pt-BR': 'Rascunho' },
  active: { en: 'Active', es: 'Activo', 'pt-BR': 'Ativo' },
  closed: { en: 'Closed', es: 'Cerrado', 'pt-BR': 'Encerrado' },
};

/** Types of a workflow; hybrid is a company setting. */
export const WORKFLOW_TYPE_WORDS: Readonly<Record<WorkflowType | 'hybrid', Words>> = {
  onboarding: { en: 'Onboarding', es: 'Registro', 'pt-BR': 'Cadastro' },
  investigating: { en: 'Investigating', es: 'Investigación', 'pt-BR': 'Investigação' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};

/** Products of a workflow. */
export const WORKFLOW_PRODUCT_WORDS: Readonly<Record<WorkflowProduct | 'hybrid', Words>> = {
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};

/** Who pays. */
export const WORKFLOW_PAYMENT_WORDS: Readonly<Record<WorkflowPayment | 'hybrid', Words>> = {
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};

/** Types of a questionnaire's items. */
export const QUESTION_TYPE_WORDS: Readonly<Record<QuestionType, Words>> = {
  section: { en: 'Section', es: 'Sección', 'pt-BR': 'Seção' },
  input: { en: 'Free text', es: 'Texto libre', 'pt-BR': 'Texto livre' },
  radio: { en: 'Multiple choice', es: 'Opción múltiple', 'pt-BR': 'Múltipla escolha' },
  checkbox: { en: 'Checkboxes', es: 'Casillas de verificación', 'pt-BR': 'Caixas de seleção' },
  file: { en: 'File upload', es: 'Carga de archivo', 'pt-BR': 'Envio de arquivo' },
  attachment: { en: 'Attachment', es: 'Archivo adjunto', 'pt-BR': 'Anexo' },
};
