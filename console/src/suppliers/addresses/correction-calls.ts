import type { AddressRefusal } from '@homologa/domain/suppliers/addresses/address-rules';
import type {
  AddressChangesBody,
  AddressChangesResponse,
  UndeliveredResponse,
} from '@homologa/domain/suppliers/addresses/addresses.contract';
import {
  addressCalls,
  type Correction,
  type UndeliveredSupplier,
  withRefusals,
} from '@homologa/domain/suppliers/addresses/match-addresses';

type ChangeAddresses = (workflowId: string, body: AddressChangesBody) => Promise<AddressChangesResponse>;

interface CallOptions {
  mayShare: boolean;
  isDryRun: boolean;
}

interface CalledCorrections {
  corrections: Correction[];
  /** Ids of the suppliers that were changed, or would be. */
  changed: ReadonlySet<string>;
  /** Error that ended the calls early; the suppliers of earlier calls are changed all the same. */
  error: unknown;
}

/** Sends the corrections in calls of one workflow and at most a hundred suppliers each, one after the other. */
export async function callCorrections(
  change: ChangeAddresses,
  corrections: readonly Correction[],
  { mayShare, isDryRun }: CallOptions,
): Promise<CalledCorrections> {
  const refusals = new Map<string, AddressRefusal>();
  const changed = new Set<string>();
  let error: unknown = null;
  try {
    for (const { workflowId, changes } of addressCalls(corrections)) {
      const answer = await change(workflowId, {
        changes: changes.map(({ supplierId, emails }) => ({ supplier_id: supplierId, emails: [...emails] })),
        unless_shared: !mayShare,
        dry_run: isDryRun,
      });
      for (const { supplier_id: id, reason } of answer.skipped) refusals.set(id, reason);
      for (const id of answer.changed) changed.add(id);
    }
  } catch (caught) {
    error = caught;
  }
  return { corrections: withRefusals(corrections, refusals), changed, error };
}

export const supplierOf = ({ id, workflow, name, tax_id, emails }: UndeliveredResponse): UndeliveredSupplier => ({
  id,
  workflowId: workflow.id,
  name,
  taxId: tax_id,
  emails,
});

/** Returns the pasted lines that are still to be mended: all except those whose suppliers were all changed. */
export function remainingText(corrections: readonly Correction[], changed: ReadonlySet<string>): string {
  const isDone = ({ supplier, problem }: Correction) =>
    supplier !== null && changed.has(supplier.id) && (problem === null || problem === 'line_repeated');
  const open = new Set(corrections.filter((one) => !isDone(one)).map(({ source }) => source));
  return [...open].flatMap(({ line, text }) => (line === null ? [] : [text])).join('\n');
}
