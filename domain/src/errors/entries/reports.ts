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
