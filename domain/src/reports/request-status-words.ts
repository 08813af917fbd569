import type { Words } from '../language/locales';
import type { RequestStatus } from './request-status';

export const REQUEST_STATUS_WORDS: Readonly<Record<RequestStatus, Words>> = {
  queued: { en: 'Queued', es: 'En cola', 'pt-BR': 'Na fila' },
  taken: { en: 'Taken', es: 'Tomada', 'pt-BR': 'Assumida' },
  awaiting_supplier: { en: 'Awaiting supplier', es: 'Espera al proveedor', 'pt-BR': 'Aguarda o fornecedor' },
  verified: { en: 'Verified', es: 'Verificada', 'pt-BR': 'Verificada' },
  delivered: { en: 'Delivered', es: 'Entregada', 'pt-BR': 'Entregue' },
  unable_to_locate: { en: 'Unable to locate', es: 'No localizado', 'pt-BR': 'Não localizado' },
  failed: { en: 'Failed', es: 'Fallida', 'pt-BR': 'Falhou' },
  cancelled: { en: 'Cancelled', es: 'Cancelada', 'pt-BR': 'Cancelada' },
};

export const CLIENT_REQUEST_STATUS_WORDS: Readonly<Record<RequestStatus, Words>> = {
  queued: { en: 'Requested', es: 'Solicitado', 'pt-BR': 'Solicitado' },
  taken: { en: 'In preparation', es: 'En preparación', 'pt-BR': 'Em preparação' },
  awaiting_supplier: {
    en: 'Awaiting the supplier',
    es: 'En espera del proveedor',
    'pt-BR': 'Aguardando o fornecedor',
  },
  verified: { en: 'Being written', es: 'En redacción', 'pt-BR': 'Em redação' },
  delivered: { en: 'Delivered', es: 'Entregado', 'pt-BR': 'Entregue' },
  unable_to_locate: {
    en: 'The supplier could not be located',
    es: 'No se pudo localizar al proveedor',
    'pt-BR': 'Não foi possível localizar o fornecedor',
  },
  failed: {
    en: 'The report could not be made',
    es: 'No se pudo elaborar el informe',
    'pt-BR': 'Não foi possível elaborar o relatório',
  },
  cancelled: { en: 'Cancelled', es: 'Cancelado', 'pt-BR': 'Cancelado' },
};
