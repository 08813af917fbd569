import type { ErrorEntries } from '../error-entry';

/** Billing and payments. */
export const PAYMENTS_ERRORS = {
  rfc_invalid: {
    status: 422,
    job: 'fail',
    en: 'RFC is not valid',
    es: 'El RFC no es válido',
    'pt-BR': 'O RFC não é válido',
  },
  ruc_invalid: {
    status: 422,
    job: 'fail',
    en: 'RUC is not valid',
    es: 'El RUC no es válido',
    'pt-BR': 'O RUC não é válido',
  },
  dni_invalid: {
    status: 422,
    job: 'fail',
    en: 'DNI is not valid',
    es: 'El DNI no es válido',
    'pt-BR': 'O DNI não é válido',
  },
  cnpj_invalid: {
    status: 422,
    job: 'fail',
    en: 'CNPJ is not valid',
    es: 'El CNPJ no es válido',
    'pt-BR': 'O CNPJ não é válido',
  },
  cuit_invalid: {
    status: 422,
    job: 'fail',
    en: 'CUIT is not valid',
    es: 'El CUIT no es válido',
    'pt-BR': 'O CUIT não é válido',
  },
  rfc_document_required: {
    status: 422,
    job: 'fail',
    en: 'Please upload RFC document',
    es: 'Cargue el documento del RFC',
    'pt-BR': 'Envie o documento do RFC',
  },
  payment_proof_required: {
    status: 422,
    job: 'fail',
    en: 'Please upload proof of payment',
    es: 'Cargue el comprobante de pago',
    'pt-BR': 'Envie o comprovante de pagamento',
  },
  online_payment_not_available: {
    status: 409,
    job: 'fail',
    en: 'Online payment is not available for this payment method.',
    es: 'El pago en línea no está disponible para esta forma de pago.',
    'pt-BR': 'O pagamento on-line não está disponível para esta forma de pagamento.',
  },
  online_payment_failed: {
    status: 502,
    job: 'retry',
    en: 'The payment page could not be opened. Please try again.',
    es: 'No se pudo abrir la página de pago. Inténtelo de nuevo.',
    'pt-BR': 'Não foi possível abrir a página de pagamento. Tente novamente.',
  },
  payment_already_made: {
    status: 409,
    job: 'skip',
    en: 'This payment has already been made.',
    es: 'Este pago ya fue realizado.',
    'pt-BR': 'Este pagamento já foi realizado.',
  },
  payment_notification_invalid: {
    status: 400,
    job: 'fail',
    en: 'The notification could not be verified.',
    es: 'No se pudo verificar la notificación.',
    'pt-BR': 'Não foi possível verificar a notificação.',
  },
} as const satisfies ErrorEntries;
