import type { HistoryEntry } from '@homologa/core/suppliers/supplier-history.queries';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';

export const presentHistoryEntry = (entry: HistoryEntry): SupplierHistoryEntry => ({
  event: entry.event,
  created_at: entry.createdAt.toISOString(),
  actor: entry.actor && { kind: entry.actor.kind, name: entry.actor.name },
});
