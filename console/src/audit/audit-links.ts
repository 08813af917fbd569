import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import type { LinkedSlot } from '@homologa/domain/audit/audit-sentence';
import { lookUp } from '@homologa/domain/language/record-of';

type Entry = AuditEntryResponse;
type Address = string | null;

const listOf = (path: string, name: string | null): Address =>
  name && `${path}?${new URLSearchParams({ filter: JSON.stringify({ q: name }) }).toString()}`;

const workflowPage = ({ workflow }: Entry): Address =>
  workflow ? `/workflows/${workflow.id}/${workflow.status === 'draft' ? 'edit' : 'results'}` : null;

const supplierPage = ({ supplier }: Entry): Address =>
  supplier && `/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`;

const ADMIN_OBJECTS: Readonly<Record<string, (entry: Entry) => Address>> = {
  supplier: supplierPage,
  workflow: workflowPage,
  user: ({ object }) => listOf('/settings/users', object.name),
  membership: ({ object }) => listOf('/settings/users', object.name),
  company: () => '/settings/company',
  label: () => '/settings/company',
};

const STAFF_OBJECTS: Readonly<Record<string, (entry: Entry) => Address>> = {
  company: ({ object }) => object.id && `/admin/companies/${object.id}`,
  user: ({ object }) => listOf('/admin/users', object.name),
  membership: ({ object }) => listOf('/admin/users', object.name),
  watchlist: () => '/desk/watchlists',
};

/**
 * Returns the page for staff: the desk request or the payment of the entry. Staff cannot open a client's supplier page.
 */
function deskPage({ object, supplier }: Entry): Address {
  if (object.type === 'report_request' && object.id) return `/desk/${object.id}`;
  if (object.type === 'payment' && object.charge_id) return `/desk/payments/${object.charge_id}`;
  return supplier?.request_id ? `/desk/${supplier.request_id}` : null;
}

const adminLinks: Readonly<Record<LinkedSlot, (entry: Entry) => Address>> = {
  who: (entry) => {
    if (entry.actor.kind === 'link' && entry.actor.id === entry.supplier?.id) return supplierPage(entry);
    return entry.actor.is_member ? listOf('/settings/users', entry.actor.name) : null;
  },
  supplier: supplierPage,
  workflow: workflowPage,
  object: (entry) => lookUp(ADMIN_OBJECTS, entry.object.type)?.(entry) ?? null,
};

const staffLinks: Readonly<Record<LinkedSlot, (entry: Entry) => Address>> = {
  who: ({ actor }) => (actor.kind === 'user' || actor.kind === 'staff' ? listOf('/admin/users', actor.name) : null),
  supplier: deskPage,
  workflow: () => null,
  object: (entry) => lookUp(STAFF_OBJECTS, entry.object.type)?.(entry) ?? null,
};

/**
 * Returns the path of the page that a slot of the sentence links to; null if there is no page that the user may open.
 */
export const pageOf = (entry: Entry, slot: LinkedSlot, isStaff: boolean): Address =>
  (isStaff ? staffLinks : adminLinks)[slot](entry);
