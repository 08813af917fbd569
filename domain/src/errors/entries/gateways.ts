import type { ErrorEntries } from '../error-entry';

export const GATEWAYS_ERRORS = {
  gateway_message_invalid: {
    status: 400,
    job: 'fail',
    en: 'The message could not be verified.',
    es: 'No se pudo verificar el mensaje.',
    'pt-BR': 'Não foi possível verificar a mensagem.',
  },
  gateway_unknown: {
    status: 422,
    job: 'fail',
    en: 'This gateway is not set up here.',
    es: 'Este proveedor de informes no está configurado.',
    'pt-BR': 'Este fornecedor de relatórios não está configurado.',
  },
  gateway_away: {
    status: 503,
    job: 'retry',
    en: 'The bureau does not answer.',
    es: 'El buró no responde.',
    'pt-BR': 'O bureau não responde.',
  },
  gateway_refused: {
    status: 502,
    job: 'fail',
    en: 'The bureau has refused the request.',
    es: 'El buró rechazó la solicitud.',
    'pt-BR': 'O bureau recusou o pedido.',
  },
  gateway_report_invalid: {
    status: 422,
    job: 'fail',
    en: 'What the bureau delivered cannot be used.',
    es: 'Lo que entregó el buró no se puede usar.',
    'pt-BR': 'O que o bureau entregou não pode ser usado.',
  },
  request_at_gateway: {
    status: 409,
    job: 'fail',
    en: 'Another gateway works on this request. Move it to the desk first.',
    es: 'Otro proveedor trabaja en esta solicitud. Pásela primero a la mesa.',
    'pt-BR': 'Outro fornecedor trabalha neste pedido. Passe-o primeiro para a mesa.',
  },
} as const satisfies ErrorEntries;
