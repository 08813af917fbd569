import type { Load, QueueSummary } from '@homologa/core/desk/queue/queue-summary.queries';
import type { QueueSummaryResponse } from '@homologa/domain/desk/desk.contract';

const presentLoad = ({ open, overdue }: Load) => ({ open, overdue });

const presentNamed = (named: Load & { id: string; name: string }) => ({
  _id: named.id,
  id: named.id,
  name: named.name,
  ...presentLoad(named),
});

export const presentQueueSummary = (summary: QueueSummary): QueueSummaryResponse => ({
  all: presentLoad(summary.all),
  mine: presentLoad(summary.mine),
  unassigned: presentLoad(summary.unassigned),
  call_backs: { mine: summary.callBacks.mine, all: summary.callBacks.all },
  second_looks: summary.secondLooks,
  staff: summary.staff.map(presentNamed),
  clients: summary.clients.map(presentNamed),
  countries: summary.countries.map((line) => ({ country: line.country, ...presentLoad(line) })),
});
