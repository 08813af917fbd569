import type { TrailProof } from '@homologa/core/audit/chain/trail-proof.queries';
import type { NamedEntry } from '@homologa/core/audit/entry-names.queries';
import type { AuditEntryResponse, AuditProof } from '@homologa/domain/audit/audit.contract';

const presentActor = ({ kind, id, name, isMember }: NamedEntry['actor']): AuditEntryResponse['actor'] => ({
  kind,
  id,
  name,
  is_member: isMember,
});

const presentSupplier = (supplier: NamedEntry['supplier']): AuditEntryResponse['supplier'] =>
  supplier && {
    _id: supplier.id,
    id: supplier.id,
    name: supplier.name,
    workflow_id: supplier.workflowId,
    request_id: supplier.requestId,
  };

const presentWorkflow = (workflow: NamedEntry['workflow']): AuditEntryResponse['workflow'] =>
  workflow && { _id: workflow.id, id: workflow.id, name: workflow.title, status: workflow.status };

export const presentAuditEntry = (entry: NamedEntry): AuditEntryResponse => ({
  _id: entry.id,
  id: entry.id,
  created_at: entry.createdAt.toISOString(),
  company: entry.company ? { _id: entry.company.id, id: entry.company.id, name: entry.company.name } : null,
  actor: presentActor(entry.actor),
  behalf_of: entry.behalfOf ? presentActor(entry.behalfOf) : null,
  address: entry.address,
  action: entry.action,
  object: { type: entry.objectType, id: entry.objectId, name: entry.objectName, charge_id: entry.chargeId },
  supplier: presentSupplier(entry.supplier),
  deleted_supplier: entry.deletedSupplier,
  workflow: presentWorkflow(entry.workflow),
  facts: { ...entry.facts },
});

export const presentAuditProof = ({ verifiedTo, verifiedAt, entries, broken }: TrailProof): AuditProof => ({
  verified_to: verifiedTo?.toISOString() ?? null,
  verified_at: verifiedAt?.toISOString() ?? null,
  entries,
  is_broken: broken > 0,
});
