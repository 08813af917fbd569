import type { Words } from '@homologa/domain/language/locales';
import type { RequestStatusByHand } from '@homologa/domain/reports/request-status';

export const STATUS = {
  change: { en: 'Change status', es: 'Cambiar estado', 'pt-BR': 'Mudar status' },
  next: { en: 'New status', es: 'Nuevo estado', 'pt-BR': 'Novo status' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  changed: { en: 'Status changed.', es: 'Estado cambiado.', 'pt-BR': 'Status mudado.' },
  history: { en: 'Status history', es: 'Historial de estados', 'pt-BR': 'Histórico de status' },
} satisfies Record<string, Words>;

export const STATUS_ACTIONS: Readonly<Record<RequestStatusByHand, Words>> = {
  queued: { en: 'Back to the queue', es: 'Volver a la cola', 'pt-BR': 'Voltar à fila' },
  taken: { en: 'Go on working', es: 'Seguir trabajando', 'pt-BR': 'Continuar o trabalho' },
  awaiting_supplier: { en: 'Await the supplier', es: 'Esperar al proveedor', 'pt-BR': 'Aguardar o fornecedor' },
  unable_to_locate: {
    en: 'Supplier cannot be located',
    es: 'No se puede localizar al proveedor',
    'pt-BR': 'O fornecedor não pode ser localizado',
  },
  failed: { en: 'Cannot be made', es: 'No se puede elaborar', 'pt-BR': 'Não pode ser elaborado' },
};
