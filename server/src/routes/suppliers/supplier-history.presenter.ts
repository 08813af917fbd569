import type { HistoryEntry } from '@homologa/core/suppliers/supplier-history.queries';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';

/** One line of a supplier's history. */
export const presentHistoryEntry = (entry: HistoryEntry): SupplierHistoryEntry => ({
  _id: entry.id,
  id: entry.id,
  event: entry.event,
  created_at: entry.createdAt.toISOString(),
  actor: entry.actor && { kind: entry.actor.kind, name: entry.actor.name },
});
