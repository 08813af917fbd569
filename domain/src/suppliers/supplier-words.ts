import type { ArchiveAction } from '../catalog/supplier-status';
import type { Words } from '../language/locales';
import type { RecordProblem } from './bulk/record-problems';
import type { SupplierColumn } from './supplier-columns';
import type { InviteField } from './supplier-fields';
import type { SupplierWarning } from './supplier-rules';

export const SUPPLIER_NAME_WORDS = {
  nameless: { en: 'Unnamed supplier', es: 'Proveedor sin nombre', 'pt-BR': 'Fornecedor sem nome' },
} satisfies Record<string, Words>;

export const ARCHIVE_BUTTON_WORDS: Readonly<Record<ArchiveAction, Words>> = {
  archive: { en: 'Archive', es: 'Archivar', 'pt-BR': 'Arquivar' },
  unarchive: { en: 'Unarchive', es: 'Desarchivar', 'pt-BR': 'Desarquivar' },
};

export const ARCHIVE_DONE_WORDS: Readonly<Record<ArchiveAction, Words>> = {
  archive: { en: 'Supplier archived.', es: 'Proveedor archivado.', 'pt-BR': 'Fornecedor arquivado.' },
  unarchive: { en: 'Supplier unarchived.', es: 'Proveedor desarchivado.', 'pt-BR': 'Fornecedor desarquivado.' },
};

export const INVITE_FIELD_WORDS: Readonly<Record<InviteField, Words>> = {
  company_name: { en: 'Company Name', es: 'Nombre de la empresa', 'pt-BR': 'Nome da empresa' },
  full_name: { en: 'Full Name', es: 'Nombre completo', 'pt-BR': 'Nome completo' },
  emails: { en: 'Contact Emails', es: 'Correos de contacto', 'pt-BR': 'E-mails de contato' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  address: { en: 'Full address', es: 'Dirección completa', 'pt-BR': 'Endereço completo' },
  sic: { en: 'SIC', es: 'SIC', 'pt-BR': 'SIC' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  duns_number: { en: 'D-U-N-S Number', es: 'Número D-U-N-S', 'pt-BR': 'Número D-U-N-S' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
};

export const RECORD_PROBLEM_WORDS: Readonly<Record<RecordProblem, Words>> = {
  required: { en: 'Required', es: 'Complete este campo', 'pt-BR': 'Preencha este campo' },
  email_invalid: { en: 'Not a valid e-mail', es: 'Correo no válido', 'pt-BR': 'E-mail inválido' },
  country_unknown: { en: 'Unknown country', es: 'País desconocido', 'pt-BR': 'País desconhecido' },
  tax_id_invalid: {
    en: 'Only valid CNPJ is allowed',
    es: 'Solo se admite un CNPJ válido',
    'pt-BR': 'Somente um CNPJ válido é permitido',
  },
};

export const SUPPLIER_WARNING_WORDS: Readonly<Record<SupplierWarning, Words>> = {
  tax_id_invalid: {
    en: 'The tax ID does not look right for this country.',
    es: 'La identificación fiscal no parece correcta para este país.',
    'pt-BR': 'A identificação fiscal não parece correta para este país.',
  },
  rfc_generic: { en: 'This is a generic RFC.', es: 'Es un RFC genérico.', 'pt-BR': 'Este é um RFC genérico.' },
  rfc_structure: {
    en: 'The RFC does not have the usual structure.',
    es: 'El RFC no tiene la estructura habitual.',
    'pt-BR': 'O RFC não tem a estrutura habitual.',
  },
  rfc_date: {
    en: 'The date in the RFC does not exist.',
    es: 'La fecha del RFC no existe.',
    'pt-BR': 'A data do RFC não existe.',
  },
  rfc_check_digit: {
    en: 'The check character of the RFC does not match.',
    es: 'El carácter verificador del RFC no coincide.',
    'pt-BR': 'O caractere verificador do RFC não confere.',
  },
  ruc_prefix: {
    en: 'The RUC starts with unusual digits.',
    es: 'El RUC comienza con dígitos inusuales.',
    'pt-BR': 'O RUC começa com dígitos incomuns.',
  },
  ruc_check_digit: {
    en: 'The check digit of the RUC does not match.',
    es: 'El dígito verificador del RUC no coincide.',
    'pt-BR': 'O dígito verificador do RUC não confere.',
  },
  cuit_prefix: {
    en: 'The CUIT starts with unusual digits.',
    es: 'El CUIT comienza con dígitos inusuales.',
    'pt-BR': 'O CUIT começa com dígitos incomuns.',
  },
  rut_check_digit: {
    en: 'The RUT does not match its check digit.',
    es: 'El RUT no coincide con su dígito verificador.',
    'pt-BR': 'O RUT não confere com o seu dígito verificador.',
  },
  nit_check_digit: {
    en: 'The NIT does not match its check digit.',
    es: 'El NIT no coincide con su dígito de verificación.',
    'pt-BR': 'O NIT não confere com o seu dígito verificador.',
  },
  no_payment_method: {
    en: 'There is no payment method for suppliers from this country.',
    es: 'No hay método de pago para proveedores de este país.',
    'pt-BR': 'Não há método de pagamento para fornecedores deste país.',
  },
  duplicate: {
    en: 'This supplier is already in the workflow.',
    es: 'Este proveedor ya está en el flujo de trabajo.',
    'pt-BR': 'Este fornecedor já está no fluxo de trabalho.',
  },
};

export const SUPPLIER_COLUMN_WORDS: Readonly<Record<SupplierColumn, Words>> = {
  company_name: { en: 'Company name', es: 'Nombre de la empresa', 'pt-BR': 'Nome da empresa' },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
  labels: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  contact_person: { en: 'Contact person', es: 'Persona de contacto', 'pt-BR': 'Pessoa de contato' },
  contact_emails: { en: 'Contact emails', es: 'Correos de contacto', 'pt-BR': 'E-mails de contato' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  sic: { en: 'SIC', es: 'SIC', 'pt-BR': 'SIC' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  financial_strength: { en: 'Financial strength', es: 'Fortaleza financiera', 'pt-BR': 'Força financeira' },
  commercial_score: { en: 'Commercial score', es: 'Puntaje comercial', 'pt-BR': 'Pontuação comercial' },
  risk_indicator: { en: 'Risk indicator', es: 'Indicador de riesgo', 'pt-BR': 'Indicador de risco' },
  sqr_risk: { en: 'SQR risk', es: 'Riesgo SQR', 'pt-BR': 'Risco SQR' },
  rating: { en: 'Rating', es: 'Calificación', 'pt-BR': 'Classificação' },
  delivery_date: { en: 'Delivery date', es: 'Fecha de entrega', 'pt-BR': 'Data de entrega' },
  balance_sheet_date: { en: 'Balance sheet date', es: 'Fecha del balance', 'pt-BR': 'Data do balanço' },
  industry: { en: 'Industry', es: 'Industria', 'pt-BR': 'Setor' },
  duns: { en: 'D-U-N-S', es: 'D-U-N-S', 'pt-BR': 'D-U-N-S' },
  emma_score: { en: 'EMMA score', es: 'Puntaje EMMA', 'pt-BR': 'Pontuação EMMA' },
  paydex: { en: 'Paydex', es: 'Paydex', 'pt-BR': 'Paydex' },
  records: { en: 'Records', es: 'Juicios', 'pt-BR': 'Processos' },
  website: { en: 'Website', es: 'Sitio web', 'pt-BR': 'Site' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Acionistas' },
  revenue: { en: 'Revenue', es: 'Ingresos', 'pt-BR': 'Receita' },
  employees: { en: 'Employees', es: 'Empleados', 'pt-BR': 'Funcionários' },
  debt: { en: 'Debt', es: 'Deuda', 'pt-BR': 'Dívida' },
  ebit: { en: 'EBIT', es: 'EBIT', 'pt-BR': 'EBIT' },
  assets: { en: 'Assets', es: 'Activos', 'pt-BR': 'Ativos' },
  liabilities: { en: 'Liabilities', es: 'Pasivos', 'pt-BR': 'Passivos' },
  receivable: { en: 'Receivable', es: 'Cuentas por cobrar', 'pt-BR': 'Contas a receber' },
  payable: { en: 'Payable', es: 'Cuentas por pagar', 'pt-BR': 'Contas a pagar' },
  inventory: { en: 'Inventory', es: 'Inventario', 'pt-BR': 'Estoque' },
  global_ultimate_duns: {
    en: 'Global ultimate D-U-N-S',
    es: 'D-U-N-S de la matriz global',
    'pt-BR': 'D-U-N-S da matriz global',
  },
  global_ultimate_name: {
    en: 'Global ultimate name',
    es: 'Nombre de la matriz global',
    'pt-BR': 'Nome da matriz global',
  },
  screen_status: { en: 'Screen status', es: 'Estado del control', 'pt-BR': 'Status da verificação' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  score: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  ccr_score: { en: 'CCR score', es: 'Puntaje CCR', 'pt-BR': 'Pontuação CCR' },
  ccr_status: { en: 'CCR status', es: 'Estado del CCR', 'pt-BR': 'Status do CCR' },
  questionnaire_status: {
    en: 'Questionnaire status',
    es: 'Estado del cuestionario',
    'pt-BR': 'Status do questionário',
  },
  phase: { en: 'Phase', es: 'Etapa', 'pt-BR': 'Etapa' },
  waiting_since: { en: 'Waiting since', es: 'En espera desde', 'pt-BR': 'Em espera desde' },
  last_reminded: { en: 'Last reminded', es: 'Último recordatorio', 'pt-BR': 'Último lembrete' },
  added: { en: 'Added on', es: 'Agregado el', 'pt-BR': 'Adicionado em' },
  actions: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
};
