import type { SuppressionReason } from '@homologa/domain/identity/suppression';
import type { Words } from '@homologa/domain/language/locales';
import type { Prisma } from '@homologa/prisma/client';
import type { PrivacyRequestKind, PrivacyRequestStatus, SentBackKind } from '@homologa/prisma/models';
import type { readPersonalData } from './personal-data.queries';

export const DATA_COPY = {
  title: { en: 'Your data', es: 'Sus datos', 'pt-BR': 'Seus dados' },
  made: { en: 'Made on {date}', es: 'Generado el {date}', 'pt-BR': 'Gerado em {date}' },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
} as const satisfies Record<string, Words>;

type Snake<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

export const PRIVACY_KIND_WORDS: Readonly<Record<PrivacyRequestKind, Words>> = {
  access: { en: 'Copy of the data', es: 'Copia de los datos', 'pt-BR': 'Cópia dos dados' },
  erasure: { en: 'Erasure', es: 'Eliminación', 'pt-BR': 'Eliminação' },
};

export const PRIVACY_STATUS_WORDS: Readonly<Record<PrivacyRequestStatus, Words>> = {
  open: { en: 'Open', es: 'Abierta', 'pt-BR': 'Aberto' },
  running: { en: 'Being done', es: 'En curso', 'pt-BR': 'Em andamento' },
  done: { en: 'Done', es: 'Hecha', 'pt-BR': 'Feito' },
  refused: { en: 'Refused', es: 'Rechazada', 'pt-BR': 'Recusado' },
  withdrawn: { en: 'Withdrawn', es: 'Retirada', 'pt-BR': 'Retirado' },
  failed: { en: 'Failed', es: 'Fallida', 'pt-BR': 'Falhou' },
};

export const WITHHELD_MAIL_WORDS: Readonly<Record<SuppressionReason, Words>> = {
  bounced: {
    en: 'Earlier mail came back',
    es: 'Un correo anterior fue devuelto',
    'pt-BR': 'Um e-mail anterior voltou',
  },
  complained: {
    en: 'A mail was reported as spam',
    es: 'Un correo se denunció como no deseado',
    'pt-BR': 'Um e-mail foi denunciado como spam',
  },
};

export const SENT_BACK_KIND_WORDS: Readonly<Record<SentBackKind, Words>> = {
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  field: { en: 'Field of the form', es: 'Campo del formulario', 'pt-BR': 'Campo do formulário' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
};

/** Keys of the loaded data, without keys inside stored JSON. */
type KeysOf<T> = [Prisma.JsonValue] extends [T]
  ? never
  : T extends Date | string | number | boolean | null | undefined
    ? never
    : T extends readonly (infer Part)[]
      ? KeysOf<Part>
      : { [Key in keyof T & string]: Key | KeysOf<T[Key]> }[keyof T & string];

type DataCopyKey = Exclude<Snake<KeysOf<Awaited<ReturnType<typeof readPersonalData>>['data']>>, 'id'>;

/** Keys inside the stored JSON of preferences and billing. */
type JsonKey =
  | 'language'
  | 'tax_id_type'
  | 'postal_code'
  | 'city'
  | 'state'
  | 'mobile_phone'
  | 'person_name'
  | 'position'
  | 'terms_accepted';

/**
 * Labels of the fields in a data copy, by their key in `data.json`. Other keys are shown as words derived from the key.
 */
export const DATA_COPY_FIELDS: Readonly<Record<DataCopyKey | JsonKey, Words>> = {
  account: { en: 'Your account', es: 'Su cuenta', 'pt-BR': 'Sua conta' },
  onboardings: { en: 'Your processes', es: 'Sus procesos', 'pt-BR': 'Seus processos' },
  withheld_mail: {
    en: 'E-mails that get no mail',
    es: 'Correos que no reciben mensajes',
    'pt-BR': 'E-mails que não recebem mensagens',
  },
  server_answer: {
    en: 'Answer of the mail server',
    es: 'Respuesta del servidor de correo',
    'pt-BR': 'Resposta do servidor de e-mail',
  },
  handovers: { en: 'Handovers', es: 'Traspasos', 'pt-BR': 'Transferências' },
  former_emails: { en: 'Emails until then', es: 'Correos hasta entonces', 'pt-BR': 'E-mails até então' },
  confirmed_at: { en: 'Confirmed', es: 'Confirmado', 'pt-BR': 'Confirmado' },
  name: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  full_name: { en: 'Full name', es: 'Nombre completo', 'pt-BR': 'Nome completo' },
  email: { en: 'Email', es: 'Correo', 'pt-BR': 'E-mail' },
  emails: { en: 'Emails', es: 'Correos', 'pt-BR': 'E-mails' },
  phone: { en: 'Phone', es: 'Teléfono', 'pt-BR': 'Telefone' },
  account_phone: { en: 'Phone of the account', es: 'Teléfono de la cuenta', 'pt-BR': 'Telefone da conta' },
  title: { en: 'Position', es: 'Cargo', 'pt-BR': 'Cargo' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  preferences: { en: 'Preferences', es: 'Preferencias', 'pt-BR': 'Preferências' },
  language: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
  created_at: { en: 'Created', es: 'Creado', 'pt-BR': 'Criado' },
  updated_at: { en: 'Changed', es: 'Modificado', 'pt-BR': 'Alterado' },
  consents: { en: 'Consents and notices', es: 'Consentimientos y avisos', 'pt-BR': 'Consentimentos e avisos' },
  sessions: { en: 'Sessions', es: 'Sesiones', 'pt-BR': 'Sessões' },
  known_devices: { en: 'Known devices', es: 'Dispositivos conocidos', 'pt-BR': 'Dispositivos conhecidos' },
  email_changes: { en: 'Changes of email', es: 'Cambios de correo', 'pt-BR': 'Alterações de e-mail' },
  privacy_requests: { en: 'Privacy requests', es: 'Solicitudes de privacidad', 'pt-BR': 'Pedidos de privacidade' },
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  workflow: { en: 'Process', es: 'Proceso', 'pt-BR': 'Processo' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  company_name: { en: 'Company name', es: 'Nombre de la empresa', 'pt-BR': 'Nome da empresa' },
  tax_id: { en: 'Tax id', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  website: { en: 'Website', es: 'Sitio web', 'pt-BR': 'Site' },
  shareholders: { en: 'Shareholders', es: 'Accionistas', 'pt-BR': 'Sócios' },
  status: { en: 'State', es: 'Estado', 'pt-BR': 'Situação' },
  onboarding_step: { en: 'Step', es: 'Paso', 'pt-BR': 'Etapa' },
  finished_at: { en: 'Finished', es: 'Finalizado', 'pt-BR': 'Concluído' },
  received_at: { en: 'Received', es: 'Recibido', 'pt-BR': 'Recebido' },
  receipt_number: { en: 'Number of the receipt', es: 'Número de constancia', 'pt-BR': 'Número do protocolo' },
  call_time: { en: 'Preferred time of the call', es: 'Horario preferido', 'pt-BR': 'Horário preferido' },
  account_connected_at: { en: 'Account connected', es: 'Cuenta conectada', 'pt-BR': 'Conta conectada' },
  answers_to_former_questions: {
    en: 'Answers to questions no longer asked',
    es: 'Respuestas a preguntas que ya no se hacen',
    'pt-BR': 'Respostas a perguntas que não são mais feitas',
  },
  score: { en: 'Score', es: 'Puntuación', 'pt-BR': 'Pontuação' },
  percent: { en: 'Percentage', es: 'Porcentaje', 'pt-BR': 'Porcentagem' },
  outcome: { en: 'Outcome', es: 'Resultado', 'pt-BR': 'Resultado' },
  automatic_decisions: {
    en: 'Decisions made automatically',
    es: 'Decisiones automáticas',
    'pt-BR': 'Decisões automáticas',
  },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
  answers: { en: 'Answers', es: 'Respuestas', 'pt-BR': 'Respostas' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  value: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  forms: { en: 'Report form', es: 'Formulario del informe', 'pt-BR': 'Formulário do relatório' },
  form: { en: 'Form', es: 'Formulario', 'pt-BR': 'Formulário' },
  billing_general: { en: 'Billing data', es: 'Datos de facturación', 'pt-BR': 'Dados de faturamento' },
  billing_payment: { en: 'Payment data', es: 'Datos del pago', 'pt-BR': 'Dados do pagamento' },
  payments: { en: 'Payments', es: 'Pagos', 'pt-BR': 'Pagamentos' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  reference: { en: 'Reference', es: 'Referencia', 'pt-BR': 'Referência' },
  method: { en: 'Payment method', es: 'Forma de pago', 'pt-BR': 'Forma de pagamento' },
  paid_at: { en: 'Paid', es: 'Pagado', 'pt-BR': 'Pago' },
  sent_back: { en: 'Asked again', es: 'Pedido de nuevo', 'pt-BR': 'Pedido de novo' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Observação' },
  status_updates: { en: 'What happened', es: 'Qué pasó', 'pt-BR': 'O que aconteceu' },
  after: { en: 'After', es: 'Después', 'pt-BR': 'Depois' },
  before: { en: 'Before', es: 'Antes', 'pt-BR': 'Antes' },
  city: { en: 'City', es: 'Ciudad', 'pt-BR': 'Cidade' },
  decided_at: { en: 'Decided', es: 'Decidida', 'pt-BR': 'Decidido' },
  due_at: { en: 'Due', es: 'Plazo', 'pt-BR': 'Prazo' },
  duns_number: { en: 'D-U-N-S number', es: 'Número D-U-N-S', 'pt-BR': 'Número D-U-N-S' },
  ended_at: { en: 'Ended', es: 'Terminado', 'pt-BR': 'Encerrado' },
  expires_at: { en: 'Expires', es: 'Vence', 'pt-BR': 'Expira' },
  given: { en: 'Given', es: 'Dado', 'pt-BR': 'Dado' },
  ip: { en: 'IP address', es: 'Dirección IP', 'pt-BR': 'Endereço IP' },
  items: { en: 'What was asked again', es: 'Lo que se pidió de nuevo', 'pt-BR': 'O que foi pedido de novo' },
  kind: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  label: { en: 'Name', es: 'Nombre', 'pt-BR': 'Nome' },
  last_used_at: { en: 'Last used', es: 'Último uso', 'pt-BR': 'Último uso' },
  locale: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
  mobile_phone: { en: 'Mobile phone', es: 'Teléfono móvil', 'pt-BR': 'Celular' },
  previous_email: { en: 'Previous email', es: 'Correo anterior', 'pt-BR': 'E-mail anterior' },
  used_at: { en: 'Confirmed', es: 'Confirmado', 'pt-BR': 'Confirmado' },
  person_name: { en: 'Name of the person', es: 'Nombre de la persona', 'pt-BR': 'Nome da pessoa' },
  position: { en: 'Position', es: 'Cargo', 'pt-BR': 'Cargo' },
  postal_code: { en: 'Postal code', es: 'Código postal', 'pt-BR': 'CEP' },
  purpose: { en: 'Purpose', es: 'Finalidad', 'pt-BR': 'Finalidade' },
  revoked_at: { en: 'Ended', es: 'Terminada', 'pt-BR': 'Encerrada' },
  sent_at: { en: 'Sent', es: 'Enviado', 'pt-BR': 'Enviado' },
  state: { en: 'State or province', es: 'Estado o provincia', 'pt-BR': 'Estado' },
  submitted_at: { en: 'Sent', es: 'Enviado', 'pt-BR': 'Enviado' },
  supplier_id: { en: 'Number of the process', es: 'Número del proceso', 'pt-BR': 'Número do processo' },
  target: { en: 'Place', es: 'Lugar', 'pt-BR': 'Lugar' },
  tax_id_type: { en: 'Kind of tax id', es: 'Tipo de identificación fiscal', 'pt-BR': 'Tipo de identificação fiscal' },
  terms_accepted: { en: 'Terms accepted', es: 'Condiciones aceptadas', 'pt-BR': 'Condições aceitas' },
  text_hash: { en: 'Fingerprint of the text', es: 'Huella del texto', 'pt-BR': 'Impressão digital do texto' },
  type: { en: 'Kind', es: 'Tipo', 'pt-BR': 'Tipo' },
  user_agent: { en: 'Browser', es: 'Navegador', 'pt-BR': 'Navegador' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
  sic: { en: 'SIC code', es: 'Código SIC', 'pt-BR': 'Código SIC' },
};
