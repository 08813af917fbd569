import type { Words } from '../language/locales';
import type { StatusUpdateName } from './status-updates';
import type { SupplierStatus } from './supplier-status';

export const SUPPLIER_STATUS_MEANINGS: Readonly<Record<SupplierStatus, Words>> = {
  pending: {
    en: 'The supplier has not started, or its request has not been taken up yet.',
    es: 'El proveedor aún no comenzó, o todavía no se tomó su solicitud.',
    'pt-BR': 'O fornecedor ainda não começou, ou a solicitação ainda não foi assumida.',
  },
  in_progress: {
    en: 'The supplier is filling in its data, or they are being verified.',
    es: 'El proveedor está completando sus datos, o se están verificando.',
    'pt-BR': 'O fornecedor está preenchendo os dados, ou eles estão sendo verificados.',
  },
  completed: {
    en: 'Everything asked for is there.',
    es: 'Todo lo solicitado está disponible.',
    'pt-BR': 'Tudo o que foi solicitado está disponível.',
  },
  archived: {
    en: 'Set aside by your company; it can be brought back.',
    es: 'Su empresa lo archivó; se puede recuperar.',
    'pt-BR': 'Sua empresa o arquivou; pode ser recuperado.',
  },
};

export const STATUS_UPDATE_MEANINGS: Readonly<Record<StatusUpdateName, Words>> = {
  email_received: {
    en: "The invitation reached the supplier's mail server.",
    es: 'La invitación llegó al servidor de correo del proveedor.',
    'pt-BR': 'O convite chegou ao servidor de e-mail do fornecedor.',
  },
  started_onboarding: {
    en: 'The supplier opened the invitation and started.',
    es: 'El proveedor abrió la invitación y comenzó.',
    'pt-BR': 'O fornecedor abriu o convite e começou.',
  },
  account_created: {
    en: 'The supplier signed in with its own account.',
    es: 'El proveedor ingresó con su propia cuenta.',
    'pt-BR': 'O fornecedor entrou com a própria conta.',
  },
  account: {
    en: 'The supplier signed in with its own account.',
    es: 'El proveedor ingresó con su propia cuenta.',
    'pt-BR': 'O fornecedor entrou com a própria conta.',
  },
  payment_reference: {
    en: 'The supplier received its payment instructions.',
    es: 'El proveedor recibió las instrucciones de pago.',
    'pt-BR': 'O fornecedor recebeu as instruções de pagamento.',
  },
  payment_proof: {
    en: 'The payment was made or its proof was uploaded.',
    es: 'Se realizó el pago o se subió su comprobante.',
    'pt-BR': 'O pagamento foi feito ou o comprovante foi enviado.',
  },
  started_form: {
    en: 'The supplier started to fill in the report form.',
    es: 'El proveedor comenzó a completar el formulario del informe.',
    'pt-BR': 'O fornecedor começou a preencher o formulário do relatório.',
  },
  additional_files: {
    en: 'The supplier uploaded files for the report.',
    es: 'El proveedor subió archivos para el informe.',
    'pt-BR': 'O fornecedor enviou arquivos para o relatório.',
  },
  started_questionnaire: {
    en: 'The supplier started to answer the questionnaire.',
    es: 'El proveedor comenzó a responder el cuestionario.',
    'pt-BR': 'O fornecedor começou a responder ao questionário.',
  },
  data_verification: {
    en: 'Our team is verifying the data.',
    es: 'Nuestro equipo está verificando los datos.',
    'pt-BR': 'Nossa equipe está verificando os dados.',
  },
  supplier_updated_data: {
    en: 'The supplier or our team corrected data during the verification.',
    es: 'El proveedor o nuestro equipo corrigió datos durante la verificación.',
    'pt-BR': 'O fornecedor ou nossa equipe corrigiu dados durante a verificação.',
  },
  creating_score: {
    en: 'The data are verified and the score is being prepared.',
    es: 'Los datos están verificados y se prepara el puntaje.',
    'pt-BR': 'Os dados foram verificados e a pontuação está sendo preparada.',
  },
  score_created: {
    en: 'The score is ready.',
    es: 'El puntaje está listo.',
    'pt-BR': 'A pontuação está pronta.',
  },
  creating_report: {
    en: 'The data are verified and the report is being prepared.',
    es: 'Los datos están verificados y se prepara el informe.',
    'pt-BR': 'Os dados foram verificados e o relatório está sendo preparado.',
  },
  report_created: {
    en: 'The report is delivered and can be downloaded.',
    es: 'El informe está entregado y se puede descargar.',
    'pt-BR': 'O relatório foi entregue e pode ser baixado.',
  },
  onboarding_completed: {
    en: 'The supplier sent the whole questionnaire.',
    es: 'El proveedor envió el cuestionario completo.',
    'pt-BR': 'O fornecedor enviou o questionário completo.',
  },
};
