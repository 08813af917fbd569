import type { Words } from '@homologa/domain/language/locales';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';

export const BULK_SKIPPED = {
  reason: { en: '{reason}: {count}', es: '{reason}: {count}', 'pt-BR': '{reason}: {count}' },
  done: {
    en: '{count} skipped ({reasons}).',
    es: '{count} omitido ({reasons}). || {count} omitidos ({reasons}).',
    'pt-BR': '{count} ignorado ({reasons}). || {count} ignorados ({reasons}).',
  },
} satisfies Record<string, Words>;

export const BULK_DONE: Readonly<Record<BulkAction, Words>> = {
  remind: {
    en: '{count} reminder sent. || {count} reminders sent.',
    es: '{count} recordatorio enviado. || {count} recordatorios enviados.',
    'pt-BR': '{count} lembrete enviado. || {count} lembretes enviados.',
  },
  invite_again: {
    en: '{count} invitation is being sent again. || {count} invitations are being sent again.',
    es: '{count} invitación se está reenviando. || {count} invitaciones se están reenviando.',
    'pt-BR': '{count} convite está sendo reenviado. || {count} convites estão sendo reenviados.',
  },
  archive: {
    en: '{count} supplier archived. || {count} suppliers archived.',
    es: '{count} proveedor archivado. || {count} proveedores archivados.',
    'pt-BR': '{count} fornecedor arquivado. || {count} fornecedores arquivados.',
  },
  unarchive: {
    en: '{count} supplier unarchived. || {count} suppliers unarchived.',
    es: '{count} proveedor desarchivado. || {count} proveedores desarchivados.',
    'pt-BR': '{count} fornecedor desarquivado. || {count} fornecedores desarquivados.',
  },
  add_labels: {
    en: '{count} supplier labelled. || {count} suppliers labelled.',
    es: '{count} proveedor etiquetado. || {count} proveedores etiquetados.',
    'pt-BR': '{count} fornecedor etiquetado. || {count} fornecedores etiquetados.',
  },
  remove_labels: {
    en: 'Labels removed from {count} supplier. || Labels removed from {count} suppliers.',
    es: 'Etiquetas quitadas a {count} proveedor. || Etiquetas quitadas a {count} proveedores.',
    'pt-BR': 'Etiquetas removidas de {count} fornecedor. || Etiquetas removidas de {count} fornecedores.',
  },
  delete: {
    en: '{count} supplier deleted. || {count} suppliers deleted.',
    es: '{count} proveedor eliminado. || {count} proveedores eliminados.',
    'pt-BR': '{count} fornecedor excluído. || {count} fornecedores excluídos.',
  },
  decide: {
    en: '{count} decision saved. || {count} decisions saved.',
    es: '{count} decisión guardada. || {count} decisiones guardadas.',
    'pt-BR': '{count} decisão salva. || {count} decisões salvas.',
  },
  screen: {
    en: '{count} screening requested. || {count} screenings requested.',
    es: '{count} control solicitado. || {count} controles solicitados.',
    'pt-BR': '{count} verificação solicitada. || {count} verificações solicitadas.',
  },
};
