import type { Words } from '../language/locales';
import type { StatusUpdateName } from './status-updates';
import type { SupplierStatusFilter } from './supplier-status';

export const SUPPLIER_STATUS_WORDS: Readonly<Record<SupplierStatusFilter, Words>> = {
  all: { en: 'All', es: 'Todos', 'pt-BR': 'Todos' },
  pending: { en: 'Pending', es: 'Pendiente', 'pt-BR': 'Pendente' },
  in_progress: { en: 'In Progress', es: 'En curso', 'pt-BR': 'Em andamento' },
  completed: { en: 'Completed', es: 'Completado', 'pt-BR': 'Concluído' },
  archived: { en: 'Archived', es: 'Archivado', 'pt-BR': 'Arquivado' },
};

export const STATUS_UPDATE_WORDS: Readonly<Record<StatusUpdateName, Words>> = {
  email_received: { en: 'Email received', es: 'Correo recibido', 'pt-BR': 'E-mail recebido' },
  started_onboarding: { en: 'Started onboarding', es: 'Inició el registro', 'pt-BR': 'Iniciou o cadastro' },
  account_created: { en: 'Account created', es: 'Cuenta creada', 'pt-BR': 'Conta criada' },
  account: { en: 'Account', es: 'Cuenta', 'pt-BR': 'Conta' },
  payment_reference: { en: 'Payment reference', es: 'Referencia de pago', 'pt-BR': 'Referência de pagamento' },
  payment_proof: { en: 'Payment proof', es: 'Comprobante de pago', 'pt-BR': 'Comprovante de pagamento' },
  started_form: { en: 'Started form', es: 'Inició el formulario', 'pt-BR': 'Iniciou o formulário' },
  additional_files: { en: 'Additional files', es: 'Archivos adicionales', 'pt-BR': 'Arquivos adicionais' },
  started_questionnaire: {
    en: 'Started questionnaire',
    es: 'Inició el cuestionario',
    'pt-BR': 'Iniciou o questionário',
  },
  data_verification: { en: 'Data verification', es: 'Verificación de datos', 'pt-BR': 'Verificação de dados' },
  supplier_updated_data: {
    en: 'Supplier updated data',
    es: 'El proveedor actualizó los datos',
    'pt-BR': 'O fornecedor atualizou os dados',
  },
  creating_score: { en: 'Creating score', es: 'Creando el puntaje', 'pt-BR': 'Criando a pontuação' },
  score_created: { en: 'Score created', es: 'Puntaje creado', 'pt-BR': 'Pontuação criada' },
  creating_report: { en: 'Creating report', es: 'Creando el informe', 'pt-BR': 'Criando o relatório' },
  report_created: { en: 'Report created', es: 'Informe creado', 'pt-BR': 'Relatório criado' },
  onboarding_completed: { en: 'Onboarding completed', es: 'Registro completado', 'pt-BR': 'Cadastro concluído' },
};
