import { readAddressLines } from '@homologa/domain/suppliers/addresses/address-lines';
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
  withoutHeading,
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

/** Corrections by their result: done, refused with a reason, or not sent after an error. */
export interface Outcome {
  done: readonly Correction[];
  refused: readonly Correction[];
  /** Corrections of the call that failed and of those after it. */
  unreached: readonly Correction[];
  /** Error that ended the calls early. */
  error: unknown;
}

export function outcomeOf({ corrections, changed, error }: CalledCorrections): Outcome {
  const refused = corrections.filter(({ problem }) => problem !== null);
  const possible = corrections.filter(({ problem }) => problem === null);
  const isDone = ({ supplier }: Correction) => supplier !== null && changed.has(supplier.id);
  return { done: possible.filter(isDone), refused, unreached: possible.filter((one) => !isDone(one)), error };
}

/** Removes from the text the lines whose suppliers were all changed, and a heading that no other line follows. */
export function withoutDone(text: string, { corrections, changed }: CalledCorrections): string {
  const isOpen = ({ supplier, problem }: Correction) =>
    supplier === null || !changed.has(supplier.id) || (problem !== null && problem !== 'line_repeated');
  const textsOf = (some: readonly Correction[]) => some.map(({ source }) => source.text);
  const open = new Set(textsOf(corrections.filter(isOpen)));
  const done = new Set(textsOf(corrections).filter((line) => !open.has(line)));
  const rest = readAddressLines(text).filter((line) => !done.has(line.text));
  return withoutHeading(rest).length === 0 ? '' : rest.map((line) => line.text).join('\n');
}
