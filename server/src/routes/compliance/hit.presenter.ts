import type { HitSummary as FoundSummary, QueuedHit } from '@homologa/core/compliance/queue/list-hits.queries';
import type { HitRow, HitSummary } from '@homologa/domain/compliance/hit-queue.contract';

const presentPerson = (person: { id: string; name: string } | null) =>
  person && { _id: person.id, id: person.id, name: person.name };

export const presentHit = (hit: QueuedHit): HitRow => ({
  _id: hit.id,
  id: hit.id,
  supplier: { _id: hit.supplierId, id: hit.supplierId, workflow_id: hit.workflowId, name: hit.companyName },
  workflow: { title: hit.workflowTitle },
  is_check: hit.isCheck,
  party: hit.party,
  entry_key: hit.entryKey,
  name: hit.name,
  list: { code: hit.listCode, title: hit.listTitle },
  score: hit.score,
  entries: hit.entries,
  state: hit.state,
  decision: hit.decision,
  decided_at: hit.decidedAt?.toISOString() ?? null,
  decided_by: presentPerson(hit.decidedBy),
  is_own: hit.isOwn,
  found_at: hit.foundAt.toISOString(),
  owner: presentPerson(hit.owner),
});

export const presentHitSummary = ({ counts, toConfirm, lists, owners }: FoundSummary): HitSummary => ({
  counts: { open: counts.open, proposed: counts.proposed, settled: counts.settled },
  to_confirm: toConfirm,
  lists: lists.map(({ code, title }) => ({ code, title })),
  owners: owners.map(({ id, name }) => ({ _id: id, id, name })),
});
