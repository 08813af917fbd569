import type { ErrorEntries } from '../error-entry';

/** Reports, the desk and privacy requests. */
export const REPORTS_ERRORS = {
  report_not_delivered: {
    status: 404,
    job: 'fail',
    en: 'The report has not been delivered yet.',
    es: 'El informe todavía no fue entregado.',
    'pt-BR': 'O relatório ainda não foi entregue.',
  },
  bir_request_already_submitted: {
    status: 409,
    job: 'fail',
    en: 'This report has already been requested.',
    es: 'Este informe ya fue solicitado.',
    'pt-BR': 'Este relatório já foi solicitado.',
  },
  ccr_already_requested: {
    status: 409,
    job: 'fail',
    en: 'The CCR score has already been requested.',
    es: 'La calificación CCR ya fue solicitada.',
    'pt-BR': 'A pontuação CCR já foi solicitada.',
  },
  correction_reason_required: {
    status: 422,
    job: 'fail',
    en: 'Please say why the report is corrected.',
    es: 'Indique por qué se corrige el informe.',
    'pt-BR': 'Informe por que o relatório é corrigido.',
  },
  correction_under_way: {
    status: 409,
    job: 'fail',
    en: 'This report is already being corrected.',
    es: 'Este informe ya se está corrigiendo.',
    'pt-BR': 'Este relatório já está sendo corrigido.',
  },
  correction_without_change: {
    status: 409,
    job: 'fail',
    en: 'Nothing differs from the version delivered before.',
    es: 'Nada cambia respecto de la versión ya entregada.',
    'pt-BR': 'Nada muda em relação à versão já entregue.',
  },
  desk_request_not_delivered: {
    status: 409,
    job: 'fail',
    en: 'Only what has been delivered can be corrected.',
    es: 'Solo se puede corregir lo que ya fue entregado.',
    'pt-BR': 'Só é possível corrigir o que já foi entregue.',
  },
  desk_request_not_open: {
    status: 409,
    job: 'fail',
    en: 'This request is no longer open.',
    es: 'Esta solicitud ya no está abierta.',
    'pt-BR': 'Esta solicitação não está mais aberta.',
  },
  desk_request_not_taken: {
    status: 409,
    job: 'fail',
    en: 'Please take this request first.',
    es: 'Tome primero esta solicitud.',
    'pt-BR': 'Assuma primeiro esta solicitação.',
  },
  report_file_required: {
    status: 422,
    job: 'fail',
    en: 'Please upload the report file.',
    es: 'Cargue el archivo del informe.',
    'pt-BR': 'Envie o arquivo do relatório.',
  },
  privacy_request_decided: {
    status: 409,
    job: 'skip',
    en: 'This request has already been decided.',
    es: 'Esta solicitud ya fue resuelta.',
    'pt-BR': 'Esta solicitação já foi decidida.',
  },
} as const satisfies ErrorEntries;
