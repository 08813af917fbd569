import type { Words } from '../language/locales';

/**
 * Everything that the audit trail says of anybody, `area.verb`: what is not here cannot be written into it. An action
 * keeps its name, for rows that were written stay.
 */
export const AUDIT_ACTION_WORDS = {
  'account.choose_notifications': {
    en: 'Chose their notifications',
    es: 'Eligió sus notificaciones',
    'pt-BR': 'Escolheu suas notificações',
  },
  'account.change_password': { en: 'Changed their password', es: 'Cambió su contraseña', 'pt-BR': 'Alterou a senha' },
  'account.lock_out': {
    en: 'Sign-ins refused after wrong passwords',
    es: 'Accesos rechazados por contraseñas incorrectas',
    'pt-BR': 'Entradas recusadas por senhas incorretas',
  },
  'account.log_in': { en: 'Logged in', es: 'Inició sesión', 'pt-BR': 'Entrou' },
  'account.log_in_as': {
    en: 'Logged in as a client user',
    es: 'Entró como usuario de un cliente',
    'pt-BR': 'Entrou como usuário de um cliente',
  },
  'account.view_as': {
    en: 'Viewed as a client user',
    es: 'Vio como usuario de un cliente',
    'pt-BR': 'Visualizou como usuário de um cliente',
  },
  'account.log_out': { en: 'Logged out', es: 'Cerró sesión', 'pt-BR': 'Saiu' },
  'account.register': { en: 'Registered an account', es: 'Registró una cuenta', 'pt-BR': 'Registrou uma conta' },
  'account.remove_image': { en: 'Removed their picture', es: 'Quitó su foto', 'pt-BR': 'Removeu a foto' },
  'account.request_reset': {
    en: 'Asked for a password reset',
    es: 'Pidió restablecer la contraseña',
    'pt-BR': 'Pediu a redefinição da senha',
  },
  'account.reset_password': {
    en: 'Chose a new password',
    es: 'Eligió una contraseña nueva',
    'pt-BR': 'Escolheu uma nova senha',
  },
  'account.set_image': { en: 'Changed their picture', es: 'Cambió su foto', 'pt-BR': 'Alterou a foto' },
  'account.update': { en: 'Changed their profile', es: 'Cambió su perfil', 'pt-BR': 'Alterou o perfil' },
  'bir_request.add_file': {
    en: 'Added a file to the report form',
    es: 'Agregó un archivo al formulario',
    'pt-BR': 'Adicionou um arquivo ao formulário',
  },
  'bir_request.create': {
    en: 'Created a report request',
    es: 'Creó una solicitud de informe',
    'pt-BR': 'Criou um pedido de relatório',
  },
  'bir_request.delete_file': {
    en: 'Deleted a file of the report form',
    es: 'Eliminó un archivo del formulario',
    'pt-BR': 'Excluiu um arquivo do formulário',
  },
  'bir_request.submit': { en: 'Requested a report', es: 'Solicitó un informe', 'pt-BR': 'Pediu um relatório' },
  'bir_request.update': {
    en: 'Filled in the report form',
    es: 'Completó el formulario del informe',
    'pt-BR': 'Preencheu o formulário do relatório',
  },
  'ccr.request': { en: 'Requested a score', es: 'Solicitó un puntaje', 'pt-BR': 'Pediu uma pontuação' },
  'company.create': { en: 'Created a company', es: 'Creó una empresa', 'pt-BR': 'Criou uma empresa' },
  'company.deactivate': { en: 'Deactivated the company', es: 'Desactivó la empresa', 'pt-BR': 'Desativou a empresa' },
  'company.delete_label': { en: 'Deleted a label', es: 'Eliminó una etiqueta', 'pt-BR': 'Excluiu uma etiqueta' },
  'company.invite_user': { en: 'Invited a user', es: 'Invitó a un usuario', 'pt-BR': 'Convidou um usuário' },
  'company.join': { en: 'Joined the company', es: 'Se unió a la empresa', 'pt-BR': 'Entrou na empresa' },
  'company.reactivate': { en: 'Reactivated the company', es: 'Reactivó la empresa', 'pt-BR': 'Reativou a empresa' },
  'company.rename': {
    en: "Changed the company's names",
    es: 'Cambió los nombres de la empresa',
    'pt-BR': 'Alterou os nomes da empresa',
  },
  'company.resend_user_invitation': {
    en: "Sent a user's invitation again",
    es: 'Reenvió la invitación de un usuario',
    'pt-BR': 'Reenviou o convite de um usuário',
  },
  'company.save_labels': { en: 'Changed labels', es: 'Cambió etiquetas', 'pt-BR': 'Alterou etiquetas' },
  'company.update_features': {
    en: 'Changed products, quotas or prices',
    es: 'Cambió productos, cuotas o precios',
    'pt-BR': 'Alterou produtos, cotas ou preços',
  },
  'company.update_user': {
    en: "Changed a user's role or access",
    es: 'Cambió el rol o el acceso de un usuario',
    'pt-BR': 'Alterou o papel ou o acesso de um usuário',
  },
  'desk.abandon_correction': {
    en: 'Gave up a correction',
    es: 'Descartó una corrección',
    'pt-BR': 'Descartou uma correção',
  },
  'desk.add_file': {
    en: 'Added a file at the desk',
    es: 'Agregó un archivo en la mesa',
    'pt-BR': 'Adicionou um arquivo na mesa',
  },
  'desk.begin_correction': {
    en: 'Began a correction',
    es: 'Inició una corrección',
    'pt-BR': 'Iniciou uma correção',
  },
  'desk.delete_file': {
    en: 'Deleted a file at the desk',
    es: 'Eliminó un archivo en la mesa',
    'pt-BR': 'Excluiu um arquivo na mesa',
  },
  'desk.deliver': { en: 'Delivered a report', es: 'Entregó un informe', 'pt-BR': 'Entregou um relatório' },
  'desk.deliver_correction': {
    en: 'Delivered a correction',
    es: 'Entregó una corrección',
    'pt-BR': 'Entregou uma correção',
  },
  'desk.log_call': { en: 'Logged a call', es: 'Registró una llamada', 'pt-BR': 'Registrou uma ligação' },
  'desk.open_file': {
    en: 'Opened a file at the desk',
    es: 'Abrió un archivo en la mesa',
    'pt-BR': 'Abriu um arquivo na mesa',
  },
  'desk.open_request': {
    en: 'Opened a request at the desk',
    es: 'Abrió una solicitud en la mesa',
    'pt-BR': 'Abriu um pedido na mesa',
  },
  'desk.save_data': {
    en: 'Saved figures at the desk',
    es: 'Guardó cifras en la mesa',
    'pt-BR': 'Salvou valores na mesa',
  },
  'desk.set_status': {
    en: 'Changed the state of a request',
    es: 'Cambió el estado de una solicitud',
    'pt-BR': 'Alterou o estado de um pedido',
  },
  'desk.take': { en: 'Took a request', es: 'Tomó una solicitud', 'pt-BR': 'Assumiu um pedido' },
  'desk.verify': { en: 'Verified the data', es: 'Verificó los datos', 'pt-BR': 'Verificou os dados' },
  'export.make': { en: 'Made an export', es: 'Generó una exportación', 'pt-BR': 'Gerou uma exportação' },
  'audit.export': {
    en: 'Exported the audit trail',
    es: 'Exportó el registro de auditoría',
    'pt-BR': 'Exportou a trilha de auditoria',
  },
  'job.open_file': {
    en: 'Opened the file of a job',
    es: 'Abrió el archivo de una tarea',
    'pt-BR': 'Abriu o arquivo de uma tarefa',
  },
  'job.retry': { en: 'Retried a job', es: 'Reintentó una tarea', 'pt-BR': 'Repetiu uma tarefa' },
  'onboarding.add_payment_proof': {
    en: 'Uploaded a payment proof',
    es: 'Subió un comprobante de pago',
    'pt-BR': 'Enviou um comprovante de pagamento',
  },
  'onboarding.confirm_email': { en: 'Confirmed the email', es: 'Confirmó el correo', 'pt-BR': 'Confirmou o e-mail' },
  'onboarding.connect_account': { en: 'Connected an account', es: 'Conectó una cuenta', 'pt-BR': 'Conectou uma conta' },
  'onboarding.delete_answer': { en: 'Deleted an answer', es: 'Eliminó una respuesta', 'pt-BR': 'Excluiu uma resposta' },
  'onboarding.delete_payment_proof': {
    en: 'Deleted a payment proof',
    es: 'Eliminó un comprobante de pago',
    'pt-BR': 'Excluiu um comprovante de pagamento',
  },
  'onboarding.delete_rfc_document': {
    en: 'Deleted the tax document',
    es: 'Eliminó el documento fiscal',
    'pt-BR': 'Excluiu o documento fiscal',
  },
  'onboarding.language': { en: 'Chose a language', es: 'Eligió un idioma', 'pt-BR': 'Escolheu um idioma' },
  'onboarding.phone': { en: 'Changed the phone number', es: 'Cambió el teléfono', 'pt-BR': 'Alterou o telefone' },
  'onboarding.register': {
    en: 'Registered by the public link',
    es: 'Se registró por el enlace público',
    'pt-BR': 'Registrou-se pelo link público',
  },
  'onboarding.register_again': {
    en: 'Registered again by the public link',
    es: 'Se registró otra vez por el enlace público',
    'pt-BR': 'Registrou-se de novo pelo link público',
  },
  'onboarding.save_answers': { en: 'Saved answers', es: 'Guardó respuestas', 'pt-BR': 'Salvou respostas' },
  'onboarding.save_billing': {
    en: 'Saved billing data',
    es: 'Guardó datos de facturación',
    'pt-BR': 'Salvou dados de faturamento',
  },
  'onboarding.set_rfc_document': {
    en: 'Uploaded the tax document',
    es: 'Subió el documento fiscal',
    'pt-BR': 'Enviou o documento fiscal',
  },
  'onboarding.start': { en: 'Started the onboarding', es: 'Inició el proceso', 'pt-BR': 'Iniciou o processo' },
  'onboarding.submit_billing': {
    en: 'Submitted billing data',
    es: 'Envió los datos de facturación',
    'pt-BR': 'Enviou os dados de faturamento',
  },
  'onboarding.submit_bir_request': {
    en: 'Submitted the report form',
    es: 'Envió el formulario del informe',
    'pt-BR': 'Enviou o formulário do relatório',
  },
  'onboarding.submit_payment_proof': {
    en: 'Submitted payment proofs',
    es: 'Envió los comprobantes de pago',
    'pt-BR': 'Enviou os comprovantes de pagamento',
  },
  'onboarding.submit_questionnaire': {
    en: 'Submitted the questionnaire',
    es: 'Envió el cuestionario',
    'pt-BR': 'Enviou o questionário',
  },
  'onboarding.upload_answer': {
    en: 'Uploaded an answer',
    es: 'Subió una respuesta',
    'pt-BR': 'Enviou um arquivo de resposta',
  },
  'payment.begin': {
    en: 'Began an online payment',
    es: 'Inició un pago en línea',
    'pt-BR': 'Iniciou um pagamento on-line',
  },
  'payment.failed': {
    en: 'An online payment failed',
    es: 'Falló un pago en línea',
    'pt-BR': 'Um pagamento on-line falhou',
  },
  'payment.give_up': {
    en: 'Gave up an online payment',
    es: 'Abandonó un pago en línea',
    'pt-BR': 'Desistiu de um pagamento on-line',
  },
  'payment.mismatch': {
    en: 'News of a payment did not match',
    es: 'La notificación de un pago no coincidió',
    'pt-BR': 'A notificação de um pagamento não conferiu',
  },
  'payment.paid': {
    en: 'An online payment was paid',
    es: 'Se pagó un pago en línea',
    'pt-BR': 'Um pagamento on-line foi pago',
  },
  'payment.submitted': {
    en: 'An online payment was submitted',
    es: 'Se envió un pago en línea',
    'pt-BR': 'Um pagamento on-line foi enviado',
  },
  'privacy.decide_erasure': {
    en: 'Decided on an erasure',
    es: 'Decidió sobre una supresión',
    'pt-BR': 'Decidiu sobre uma eliminação',
  },
  'privacy.erase_account': { en: 'Erased an account', es: 'Suprimió una cuenta', 'pt-BR': 'Eliminou uma conta' },
  'privacy.erase_onboarding': {
    en: "Erased an onboarding's personal data",
    es: 'Suprimió los datos personales de un proceso',
    'pt-BR': 'Eliminou os dados pessoais de um processo',
  },
  'privacy.fail_request': {
    en: 'A request about data failed',
    es: 'Falló una solicitud sobre datos',
    'pt-BR': 'Um pedido sobre dados falhou',
  },
  'privacy.make_copy': {
    en: 'Made a copy of personal data',
    es: 'Preparó una copia de datos personales',
    'pt-BR': 'Gerou uma cópia de dados pessoais',
  },
  'privacy.request_copy': {
    en: 'Asked for a copy of their data',
    es: 'Pidió una copia de sus datos',
    'pt-BR': 'Pediu uma cópia dos seus dados',
  },
  'privacy.request_erasure': {
    en: 'Asked for the erasure of their data',
    es: 'Pidió la supresión de sus datos',
    'pt-BR': 'Pediu a eliminação dos seus dados',
  },
  'privacy.set_consents': { en: 'Changed consents', es: 'Cambió consentimientos', 'pt-BR': 'Alterou consentimentos' },
  'privacy.withdraw_erasure': {
    en: 'Withdrew a request for erasure',
    es: 'Retiró una solicitud de supresión',
    'pt-BR': 'Retirou um pedido de eliminação',
  },
  'questionnaire.export': {
    en: 'Downloaded questionnaire answers',
    es: 'Descargó respuestas de un cuestionario',
    'pt-BR': 'Baixou respostas de um questionário',
  },
  'report.make_document': {
    en: 'Made the documents of a report',
    es: 'Generó los documentos de un informe',
    'pt-BR': 'Gerou os documentos de um relatório',
  },
  'results.export': { en: 'Downloaded results', es: 'Descargó resultados', 'pt-BR': 'Baixou resultados' },
  'supplier.add': { en: 'Added a supplier', es: 'Agregó un proveedor', 'pt-BR': 'Adicionou um fornecedor' },
  'supplier.add_bulk': { en: 'Added suppliers', es: 'Agregó proveedores', 'pt-BR': 'Adicionou fornecedores' },
  'supplier.add_file': {
    en: 'Added a file to a supplier',
    es: 'Agregó un archivo a un proveedor',
    'pt-BR': 'Adicionou um arquivo a um fornecedor',
  },
  'supplier.archive': { en: 'Archived a supplier', es: 'Archivó un proveedor', 'pt-BR': 'Arquivou um fornecedor' },
  'supplier.bulk_action': {
    en: 'Finished a bulk action',
    es: 'Terminó una acción masiva',
    'pt-BR': 'Concluiu uma ação em massa',
  },
  'supplier.decide': {
    en: 'Decided about a supplier',
    es: 'Decidió sobre un proveedor',
    'pt-BR': 'Decidiu sobre um fornecedor',
  },
  'supplier.delete': { en: 'Deleted a supplier', es: 'Eliminó un proveedor', 'pt-BR': 'Excluiu um fornecedor' },
  'supplier.delete_file': {
    en: "Deleted a supplier's file",
    es: 'Eliminó un archivo de un proveedor',
    'pt-BR': 'Excluiu um arquivo de um fornecedor',
  },
  'supplier.export': { en: 'Exported suppliers', es: 'Exportó proveedores', 'pt-BR': 'Exportou fornecedores' },
  'supplier.give_up_bulk_action': {
    en: 'Gave up a bulk action',
    es: 'Abandonó una acción masiva',
    'pt-BR': 'Desistiu de uma ação em massa',
  },
  'supplier.import': { en: 'Imported suppliers', es: 'Importó proveedores', 'pt-BR': 'Importou fornecedores' },
  'supplier.invitation_failed': {
    en: 'An invitation could not be sent',
    es: 'No se pudo enviar una invitación',
    'pt-BR': 'Não foi possível enviar um convite',
  },
  'supplier.invite_again': {
    en: 'Sent an invitation again',
    es: 'Reenvió una invitación',
    'pt-BR': 'Reenviou um convite',
  },
  'supplier.label': { en: 'Labelled a supplier', es: 'Etiquetó un proveedor', 'pt-BR': 'Etiquetou um fornecedor' },
  'supplier.mail_invitation': {
    en: 'Mailed an invitation',
    es: 'Envió una invitación por correo',
    'pt-BR': 'Enviou um convite por e-mail',
  },
  'supplier.remind': {
    en: 'Reminded a supplier',
    es: 'Envió un recordatorio a un proveedor',
    'pt-BR': 'Lembrou um fornecedor',
  },
  'supplier.start_bulk_action': {
    en: 'Started a bulk action',
    es: 'Inició una acción masiva',
    'pt-BR': 'Iniciou uma ação em massa',
  },
  'supplier.start_import': { en: 'Started an import', es: 'Inició una importación', 'pt-BR': 'Iniciou uma importação' },
  'supplier.unarchive': {
    en: 'Unarchived a supplier',
    es: 'Desarchivó un proveedor',
    'pt-BR': 'Desarquivou um fornecedor',
  },
  'supplier.undo_completion': {
    en: 'Took a completion back',
    es: 'Deshizo una finalización',
    'pt-BR': 'Desfez uma conclusão',
  },
  'user.create': { en: 'Created a user', es: 'Creó un usuario', 'pt-BR': 'Criou um usuário' },
  'user.deactivate': { en: 'Deactivated an account', es: 'Desactivó una cuenta', 'pt-BR': 'Desativou uma conta' },
  'user.invite_staff': {
    en: 'Invited a member of staff',
    es: 'Invitó a un miembro del personal',
    'pt-BR': 'Convidou um membro da equipe',
  },
  'user.mail_reset': {
    en: 'Mailed a link to choose a password',
    es: 'Envió un enlace para elegir la contraseña',
    'pt-BR': 'Enviou um link para escolher a senha',
  },
  'user.reactivate': { en: 'Reactivated an account', es: 'Reactivó una cuenta', 'pt-BR': 'Reativou uma conta' },
  'watchlist.create': { en: 'Set up a watchlist', es: 'Creó una lista', 'pt-BR': 'Criou uma lista' },
  'watchlist.import': { en: 'Imported a watchlist', es: 'Importó una lista', 'pt-BR': 'Importou uma lista' },
  'watchlist.start_import': {
    en: 'Asked for the import of a watchlist',
    es: 'Solicitó importar una lista',
    'pt-BR': 'Pediu a importação de uma lista',
  },
  'watchlist.confirm': {
    en: 'Found a watchlist unchanged',
    es: 'Encontró una lista sin cambios',
    'pt-BR': 'Encontrou uma lista sem mudanças',
  },
  'watchlist.fail_import': {
    en: 'A watchlist was not imported',
    es: 'No se importó una lista',
    'pt-BR': 'Uma lista não foi importada',
  },
  'watchlist.rollback': {
    en: 'Rolled a watchlist back',
    es: 'Restituyó una versión anterior de una lista',
    'pt-BR': 'Voltou uma lista a uma versão anterior',
  },
  'watchlist.schedule': {
    en: 'Changed when a watchlist is fetched',
    es: 'Cambió cuándo se obtiene una lista',
    'pt-BR': 'Alterou quando uma lista é obtida',
  },
  'workflow.clone': {
    en: 'Cloned a workflow',
    es: 'Duplicó un flujo de trabajo',
    'pt-BR': 'Duplicou um fluxo de trabalho',
  },
  'workflow.close': {
    en: 'Closed a workflow',
    es: 'Cerró un flujo de trabajo',
    'pt-BR': 'Encerrou um fluxo de trabalho',
  },
  'workflow.create': {
    en: 'Created a workflow',
    es: 'Creó un flujo de trabajo',
    'pt-BR': 'Criou um fluxo de trabalho',
  },
  'workflow.delete_draft': { en: 'Deleted a draft', es: 'Eliminó un borrador', 'pt-BR': 'Excluiu um rascunho' },
  'workflow.export': {
    en: 'Exported workflows',
    es: 'Exportó flujos de trabajo',
    'pt-BR': 'Exportou fluxos de trabalho',
  },
  'workflow.launch': {
    en: 'Launched a workflow',
    es: 'Lanzó un flujo de trabajo',
    'pt-BR': 'Lançou um fluxo de trabalho',
  },
  'workflow.remind_on_schedule': {
    en: 'Reminded on schedule',
    es: 'Envió recordatorios programados',
    'pt-BR': 'Enviou lembretes programados',
  },
  'workflow.remind_suppliers': {
    en: 'Reminded suppliers',
    es: 'Envió recordatorios a proveedores',
    'pt-BR': 'Lembrou fornecedores',
  },
  'workflow.remove_cover': {
    en: 'Removed a cover picture',
    es: 'Quitó una imagen de portada',
    'pt-BR': 'Removeu uma imagem de capa',
  },
  'workflow.save_draft': { en: 'Saved a draft', es: 'Guardó un borrador', 'pt-BR': 'Salvou um rascunho' },
  'workflow.set_attachment': {
    en: "Set a question's file",
    es: 'Cambió el archivo de una pregunta',
    'pt-BR': 'Definiu o arquivo de uma pergunta',
  },
  'workflow.set_cover': {
    en: 'Set a cover picture',
    es: 'Cambió la imagen de portada',
    'pt-BR': 'Definiu a imagem de capa',
  },
  'workflow.update': {
    en: 'Changed a workflow',
    es: 'Cambió un flujo de trabajo',
    'pt-BR': 'Alterou um fluxo de trabalho',
  },
} as const satisfies Record<string, Words>;
export type AuditAction = keyof typeof AUDIT_ACTION_WORDS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_WORDS) as AuditAction[];

/** What an entry of the trail is about. */
export const AUDIT_OBJECT_WORDS = {
  bir_request: { en: 'Report form', es: 'Formulario del informe', 'pt-BR': 'Formulário do relatório' },
  bulk_action: { en: 'Bulk action', es: 'Acción masiva', 'pt-BR': 'Ação em massa' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  file: { en: 'File', es: 'Archivo', 'pt-BR': 'Arquivo' },
  job: { en: 'Job', es: 'Tarea', 'pt-BR': 'Tarefa' },
  label: { en: 'Label', es: 'Etiqueta', 'pt-BR': 'Etiqueta' },
  membership: { en: 'Company user', es: 'Usuario de la empresa', 'pt-BR': 'Usuário da empresa' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  question: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  report_request: { en: 'Request at the desk', es: 'Solicitud en la mesa', 'pt-BR': 'Pedido na mesa' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  user: { en: 'Account', es: 'Cuenta', 'pt-BR': 'Conta' },
  watchlist: { en: 'Watchlist', es: 'Lista de control', 'pt-BR': 'Lista de verificação' },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
} as const satisfies Record<string, Words>;
export type AuditObjectType = keyof typeof AUDIT_OBJECT_WORDS;
export const AUDIT_OBJECT_TYPES = Object.keys(AUDIT_OBJECT_WORDS) as AuditObjectType[];

/** Who is behind an entry. */
export const AUDIT_ACTOR_WORDS = {
  user: { en: 'User', es: 'Usuario', 'pt-BR': 'Usuário' },
  staff: { en: 'Provider staff', es: 'Personal del proveedor del servicio', 'pt-BR': 'Equipe do provedor' },
  link: { en: 'Supplier by link', es: 'Proveedor por enlace', 'pt-BR': 'Fornecedor por link' },
  system: { en: 'Platform', es: 'Plataforma', 'pt-BR': 'Plataforma' },
  anonymous: { en: 'Visitor', es: 'Visitante', 'pt-BR': 'Visitante' },
} as const satisfies Record<string, Words>;
export type AuditActorKind = keyof typeof AUDIT_ACTOR_WORDS;
export const AUDIT_ACTOR_KINDS = Object.keys(AUDIT_ACTOR_WORDS) as AuditActorKind[];
