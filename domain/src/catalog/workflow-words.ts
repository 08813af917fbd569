import type { Words } from '../language/locales';
import type { WorkflowStatus } from './workflow-status';
import type { WorkflowPayment, WorkflowProduct, WorkflowType } from './workflow-traits';

export const WORKFLOW_STATUS_WORDS: Readonly<Record<WorkflowStatus, Words>> = {
  draft: { en: 'Draft', es: 'Borrador', 'pt-BR': 'Rascunho' },
  active: { en: 'Active', es: 'Activo', 'pt-BR': 'Ativo' },
  closed: { en: 'Closed', es: 'Cerrado', 'pt-BR': 'Encerrado' },
};

/** Includes `hybrid`, a type that a company's features may have but a single workflow may not. */
export const WORKFLOW_TYPE_WORDS: Readonly<Record<WorkflowType | 'hybrid', Words>> = {
  onboarding: { en: 'Onboarding', es: 'Registro', 'pt-BR': 'Cadastro' },
  investigating: { en: 'Investigating', es: 'Investigación', 'pt-BR': 'Investigação' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};

export const WORKFLOW_PRODUCT_WORDS: Readonly<Record<WorkflowProduct | 'hybrid', Words>> = {
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};

export const WORKFLOW_PAYMENT_WORDS: Readonly<Record<WorkflowPayment | 'hybrid', Words>> = {
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  hybrid: { en: 'Hybrid', es: 'Híbrido', 'pt-BR': 'Híbrido' },
};
