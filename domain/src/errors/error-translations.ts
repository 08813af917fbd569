import type { Locale } from '../language/locales';
import type { ErrorCode } from './error-codes';

/** Spanish and Portuguese beside the exact English of `ERROR_MESSAGES`: a code without them does not compile. */
export const ERROR_TRANSLATIONS: Readonly<Record<ErrorCode, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  internal_error: {
    es: '¡Ups! Se produjo un error.',
    'pt-BR': 'Ops! Ocorreu um erro.',
  },
  not_found: {
    es: '¡Ups! No se encontró la página.',
    'pt-BR': 'Ops! Página não encontrada.',
  },
  malformed_request: {
    es: 'No se pudo entender la solicitud.',
    'pt-BR': 'Não foi possível entender a solicitação.',
  },
  invalid_input: {
    es: 'Algunos campos no son válidos.',
    'pt-BR': 'Alguns campos não são válidos.',
  },
  unauthenticated: {
    es: 'Inicie sesión para continuar.',
    'pt-BR': 'Entre para continuar.',
  },
  forbidden: {
    es: 'No tiene permiso para hacer esto.',
    'pt-BR': 'Você não tem permissão para fazer isso.',
  },
  rate_limited: {
    es: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    'pt-BR': 'Muitas tentativas. Tente novamente mais tarde.',
  },
  service_unavailable: {
    es: 'El servicio no está disponible por el momento. Inténtelo de nuevo.',
    'pt-BR': 'O serviço está temporariamente indisponível. Tente novamente.',
  },
  all_fields_required: {
    es: 'Todos los campos son obligatorios',
    'pt-BR': 'Todos os campos são obrigatórios',
  },
  invalid_credentials: {
    es: 'Correo o contraseña incorrectos.',
    'pt-BR': 'E-mail ou senha incorretos.',
  },
  account_not_found: {
    es: 'No hay ninguna cuenta con este correo en nuestra plataforma.',
    'pt-BR': 'Não há nenhuma conta com este e-mail em nossa plataforma.',
  },
  account_inactive: {
    es: 'Esta cuenta fue desactivada.',
    'pt-BR': 'Esta conta foi desativada.',
  },
  email_taken: {
    es: 'Ya existe una cuenta con este correo.',
    'pt-BR': 'Já existe uma conta com este e-mail.',
  },
  email_invalid: {
    es: 'Ingrese un correo válido.',
    'pt-BR': 'Informe um e-mail válido.',
  },
  password_too_short: {
    es: 'La contraseña que ingresó es demasiado corta. Ingrese 7 o más caracteres',
    'pt-BR': 'A senha informada é muito curta. Informe 7 ou mais caracteres',
  },
  password_too_common: {
    es: 'La contraseña que ingresó es demasiado común. Elija otra',
    'pt-BR': 'A senha informada é muito comum. Escolha outra',
  },
  passwords_do_not_match: {
    es: 'Las contraseñas que ingresó no coinciden',
    'pt-BR': 'As senhas informadas não coincidem',
  },
  both_fields_required: {
    es: 'Ambos campos son obligatorios',
    'pt-BR': 'Ambos os campos são obrigatórios',
  },
  wrong_password: {
    es: 'La contraseña anterior que ingresó es incorrecta',
    'pt-BR': 'A senha antiga informada está incorreta',
  },
  reset_token_invalid: {
    es: 'Este enlace no es válido o ha vencido. Solicite uno nuevo.',
    'pt-BR': 'Este link não é válido ou expirou. Solicite um novo.',
  },
  phone_extension_invalid: {
    es: 'La extensión debe tener 4 o 6 números',
    'pt-BR': 'O ramal deve ter 4 ou 6 números',
  },
  log_as_reason_required: {
    es: 'Se necesita un motivo para entrar como otro usuario.',
    'pt-BR': 'É necessário um motivo para entrar como outro usuário.',
  },
  not_while_logged_in_as: {
    es: 'No es posible mientras actúa como otro usuario.',
    'pt-BR': 'Isso não é possível enquanto você atua como outro usuário.',
  },
  label_name_taken: {
    es: 'Ya existe una etiqueta con este nombre.',
    'pt-BR': 'Já existe uma etiqueta com este nome.',
  },
  label_name_required: {
    es: 'Ingrese un nombre para la etiqueta.',
    'pt-BR': 'Informe um nome para a etiqueta.',
  },
  label_color_invalid: {
    es: 'Elija uno de los colores de etiqueta.',
    'pt-BR': 'Escolha uma das cores de etiqueta.',
  },
  product_limit_reached: {
    es: 'Alcanzó el límite del producto. Contacte a soporte para ampliarlo.',
    'pt-BR': 'Você atingiu o limite do produto. Fale com o suporte para ampliá-lo.',
  },
  product_not_enabled: {
    es: 'Este producto no está habilitado para su empresa.',
    'pt-BR': 'Este produto não está habilitado para a sua empresa.',
  },
  user_already_member: {
    es: 'Esta persona ya pertenece a su empresa.',
    'pt-BR': 'Esta pessoa já pertence à sua empresa.',
  },
  user_not_invitable: {
    es: 'No se puede invitar a este correo. Contacte a soporte.',
    'pt-BR': 'Não é possível convidar este e-mail. Entre em contato com o suporte.',
  },
  user_invitation_not_possible: {
    es: 'No se puede enviar una invitación a esta persona.',
    'pt-BR': 'Não é possível enviar um convite a esta pessoa.',
  },
  last_company_admin: {
    es: 'No se puede quitar al último administrador de una empresa.',
    'pt-BR': 'Não é possível remover o último administrador de uma empresa.',
  },
  own_access_locked: {
    es: 'No puede cambiar su propio rol ni desactivarse. Pídaselo a otro administrador.',
    'pt-BR': 'Você não pode alterar seu próprio papel nem se desativar. Peça a outro administrador.',
  },
  workflow_title_missing: {
    es: 'Ingrese el título del flujo de trabajo.',
    'pt-BR': 'Informe o título do fluxo de trabalho.',
  },
  suppliers_form_incomplete: {
    es: 'Corrija el formulario de proveedores. Hay campos obligatorios vacíos.',
    'pt-BR': 'Corrija o formulário de fornecedores. Há campos obrigatórios vazios.',
  },
  suppliers_tax_id_invalid: {
    es: 'Corrija la identificación fiscal. Solo se permite un CNPJ válido.',
    'pt-BR': 'Corrija a identificação fiscal. Somente um CNPJ válido é permitido.',
  },
  questionnaire_incomplete: {
    es: 'Corrija el cuestionario. Todos los campos son obligatorios.',
    'pt-BR': 'Corrija o questionário. Todos os campos são obrigatórios.',
  },
  questionnaire_empty: {
    es: 'El cuestionario está vacío.',
    'pt-BR': 'O questionário está vazio.',
  },
  workflow_field_locked: {
    es: 'Este campo no se puede cambiar después del lanzamiento.',
    'pt-BR': 'Este campo não pode ser alterado após o lançamento.',
  },
  workflow_closed: {
    es: 'Este proceso de evaluación venció o fue cerrado por su cliente',
    'pt-BR': 'Este processo de avaliação expirou ou foi encerrado pelo seu cliente',
  },
  workflow_investigating: {
    es: 'Este flujo de trabajo es de investigación, no hay registro.',
    'pt-BR': 'Este fluxo de trabalho é de investigação, não há cadastro.',
  },
  workflow_not_draft: {
    es: 'Solo un borrador puede cambiarse de esta manera.',
    'pt-BR': 'Somente um rascunho pode ser alterado desta forma.',
  },
  workflow_not_active: {
    es: 'Este flujo de trabajo no está activo.',
    'pt-BR': 'Este fluxo de trabalho não está ativo.',
  },
  workflow_changed: {
    es: 'Otra persona modificó este flujo de trabajo.',
    'pt-BR': 'Outra pessoa alterou este fluxo de trabalho.',
  },
  workflow_due_date_past: {
    es: 'Elija una fecha límite que no esté en el pasado.',
    'pt-BR': 'Escolha uma data-limite que não esteja no passado.',
  },
  workflow_choice_not_available: {
    es: 'Esta opción no está disponible para su empresa.',
    'pt-BR': 'Esta opção não está disponível para a sua empresa.',
  },
  supplier_fields_required: {
    es: 'Complete los campos obligatorios (*) y asegúrese de que todos los correos sean válidos.',
    'pt-BR': 'Preencha os campos obrigatórios (*) e verifique se todos os e-mails são válidos.',
  },
  bulk_limit_exceeded: {
    es: 'La carga masiva supera el límite de 100 proveedores',
    'pt-BR': 'A carga em massa ultrapassa o limite de 100 fornecedores',
  },
  bulk_field_count: {
    es: 'Se encontró un registro con más o menos de {n} elementos',
    'pt-BR': 'Foi encontrado um registro com mais ou menos de {n} elementos',
  },
  bulk_required_fields: {
    es: 'Nombre de la empresa, nombre completo, correos y país son obligatorios',
    'pt-BR': 'Nome da empresa, nome completo, e-mails e país são obrigatórios',
  },
  bulk_required_fields_brazil: {
    es: 'Nombre de la empresa, nombre completo, correos, país e identificación fiscal son obligatorios',
    'pt-BR': 'Nome da empresa, nome completo, e-mails, país e identificação fiscal são obrigatórios',
  },
  bulk_unknown_country: {
    es: 'País desconocido: {value}',
    'pt-BR': 'País desconhecido: {value}',
  },
  bulk_invalid_email: {
    es: 'Correo no válido: {value}',
    'pt-BR': 'E-mail inválido: {value}',
  },
  bulk_invalid_tax_id: {
    es: 'Identificación fiscal no válida: {value}',
    'pt-BR': 'Identificação fiscal inválida: {value}',
  },
  bulk_tax_id_required: {
    es: 'La identificación fiscal es obligatoria',
    'pt-BR': 'A identificação fiscal é obrigatória',
  },
  bulk_duns_required: {
    es: 'El número D-U-N-S es obligatorio',
    'pt-BR': 'O número D-U-N-S é obrigatório',
  },
  bulk_empty: {
    es: 'Ingrese al menos un proveedor.',
    'pt-BR': 'Informe pelo menos um fornecedor.',
  },
  import_limit_exceeded: {
    es: 'El archivo tiene más de {n} proveedores.',
    'pt-BR': 'O arquivo tem mais de {n} fornecedores.',
  },
  import_unreadable: {
    es: 'No se pudo leer el archivo. Guárdelo como .csv, .txt o .xlsx.',
    'pt-BR': 'Não foi possível ler o arquivo. Salve-o como .csv, .txt ou .xlsx.',
  },
  supplier_not_pending: {
    es: 'Solo se puede eliminar un proveedor pendiente.',
    'pt-BR': 'Somente um fornecedor pendente pode ser excluído.',
  },
  supplier_status_invalid: {
    es: 'El estado del proveedor debe ser archivado o completado.',
    'pt-BR': 'O status do fornecedor deve ser arquivado ou concluído.',
  },
  supplier_not_completed: {
    es: 'Solo se puede archivar un proveedor completado.',
    'pt-BR': 'Somente um fornecedor concluído pode ser arquivado.',
  },
  decision_invalid: {
    es: 'Elija aprobado, aprobado con condiciones o rechazado.',
    'pt-BR': 'Escolha aprovado, aprovado com condições ou rejeitado.',
  },
  privacy_request_decided: {
    es: 'Esta solicitud ya fue resuelta.',
    'pt-BR': 'Esta solicitação já foi decidida.',
  },
  decision_reason_required: {
    es: 'Indique el motivo de esta decisión.',
    'pt-BR': 'Informe o motivo desta decisão.',
  },
  reminder_cooldown: {
    es: 'Se envió un recordatorio hace menos de 24 horas.',
    'pt-BR': 'Um lembrete foi enviado há menos de 24 horas.',
  },
  reminder_not_possible: {
    es: 'No se puede enviar un recordatorio a este proveedor.',
    'pt-BR': 'Não é possível enviar um lembrete a este fornecedor.',
  },
  invitation_not_possible: {
    es: 'No se puede enviar una invitación a este proveedor.',
    'pt-BR': 'Não é possível enviar um convite a este fornecedor.',
  },
  started_by_another_account: {
    es: 'El proceso de registro fue iniciado por otra cuenta.',
    'pt-BR': 'O processo de cadastro foi iniciado por outra conta.',
  },
  company_name_required: {
    es: 'El nombre de la empresa es obligatorio',
    'pt-BR': 'O nome da empresa é obrigatório',
  },
  phone_required: {
    es: 'El teléfono es obligatorio',
    'pt-BR': 'O telefone é obrigatório',
  },
  required_answers_missing: {
    es: 'Responda todos los campos obligatorios (*)',
    'pt-BR': 'Responda todos os campos obrigatórios (*)',
  },
  answer_invalid: {
    es: 'Esta respuesta no corresponde a la pregunta.',
    'pt-BR': 'Esta resposta não corresponde à pergunta.',
  },
  onboarding_finished: {
    es: 'El registro está finalizado y ya no se puede cambiar.',
    'pt-BR': 'O cadastro está concluído e não pode mais ser alterado.',
  },
  onboarding_step_not_reached: {
    es: 'Todavía no se llegó a este paso.',
    'pt-BR': 'Esta etapa ainda não foi alcançada.',
  },
  email_not_confirmed: {
    es: 'Confirme primero su correo.',
    'pt-BR': 'Confirme primeiro o seu e-mail.',
  },
  confirmation_code_invalid: {
    es: 'El código no es válido o ha vencido.',
    'pt-BR': 'O código não é válido ou expirou.',
  },
  account_mismatch: {
    es: 'La cuenta no corresponde a esta sesión.',
    'pt-BR': 'A conta não corresponde a esta sessão.',
  },
  public_link_disabled: {
    es: 'Este enlace no está disponible.',
    'pt-BR': 'Este link não está disponível.',
  },
  owner_shares_exceeded: {
    es: 'Las participaciones de los propietarios suman más del 100 %.',
    'pt-BR': 'As participações dos sócios somam mais de 100 %.',
  },
  date_in_future: {
    es: 'Esta fecha está en el futuro.',
    'pt-BR': 'Esta data está no futuro.',
  },
  rfc_invalid: {
    es: 'El RFC no es válido',
    'pt-BR': 'O RFC não é válido',
  },
  ruc_invalid: {
    es: 'El RUC no es válido',
    'pt-BR': 'O RUC não é válido',
  },
  dni_invalid: {
    es: 'El DNI no es válido',
    'pt-BR': 'O DNI não é válido',
  },
  cnpj_invalid: {
    es: 'El CNPJ no es válido',
    'pt-BR': 'O CNPJ não é válido',
  },
  cuit_invalid: {
    es: 'El CUIT no es válido',
    'pt-BR': 'O CUIT não é válido',
  },
  rfc_document_required: {
    es: 'Cargue el documento del RFC',
    'pt-BR': 'Envie o documento do RFC',
  },
  payment_proof_required: {
    es: 'Cargue el comprobante de pago',
    'pt-BR': 'Envie o comprovante de pagamento',
  },
  online_payment_not_available: {
    es: 'El pago en línea no está disponible para esta forma de pago.',
    'pt-BR': 'O pagamento on-line não está disponível para esta forma de pagamento.',
  },
  online_payment_failed: {
    es: 'No se pudo abrir la página de pago. Inténtelo de nuevo.',
    'pt-BR': 'Não foi possível abrir a página de pagamento. Tente novamente.',
  },
  payment_already_made: {
    es: 'Este pago ya fue realizado.',
    'pt-BR': 'Este pagamento já foi realizado.',
  },
  payment_notification_invalid: {
    es: 'No se pudo verificar la notificación.',
    'pt-BR': 'Não foi possível verificar a notificação.',
  },
  report_not_delivered: {
    es: 'El informe todavía no fue entregado.',
    'pt-BR': 'O relatório ainda não foi entregue.',
  },
  bir_request_already_submitted: {
    es: 'Este informe ya fue solicitado.',
    'pt-BR': 'Este relatório já foi solicitado.',
  },
  ccr_already_requested: {
    es: 'La calificación CCR ya fue solicitada.',
    'pt-BR': 'A pontuação CCR já foi solicitada.',
  },
  desk_request_not_taken: {
    es: 'Tome primero esta solicitud.',
    'pt-BR': 'Assuma primeiro esta solicitação.',
  },
  desk_request_not_open: {
    es: 'Esta solicitud ya no está abierta.',
    'pt-BR': 'Esta solicitação não está mais aberta.',
  },
  report_file_required: {
    es: 'Cargue el archivo del informe.',
    'pt-BR': 'Envie o arquivo do relatório.',
  },
  file_required: {
    es: 'Elija un archivo.',
    'pt-BR': 'Escolha um arquivo.',
  },
  file_too_large: {
    es: 'El archivo es demasiado grande.',
    'pt-BR': 'O arquivo é muito grande.',
  },
  file_type_not_allowed: {
    es: 'Este tipo de archivo no está permitido.',
    'pt-BR': 'Este tipo de arquivo não é permitido.',
  },
  too_many_files: {
    es: 'Puede haber como máximo {n} archivos aquí. Quite uno primero.',
    'pt-BR': 'Pode haber no máximo {n} arquivos aqui. Remova um primeiro.',
  },
  export_limit_exceeded: {
    es: 'Una exportación admite como máximo {n} filas. Por favor, acote los filtros.',
    'pt-BR': 'Uma exportação comporta no máximo {n} linhas. Por favor, restrinja os filtros.',
  },
  job_not_finished: {
    es: 'La tarea todavía no terminó.',
    'pt-BR': 'A tarefa ainda não terminou.',
  },
  job_not_failed: {
    es: 'Solo se puede repetir una tarea que falló.',
    'pt-BR': 'Só é possível repetir uma tarefa que falhou.',
  },
};
