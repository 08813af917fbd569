import type { ClientSendBackList } from '@homologa/core/send-backs/client-send-backs.queries';
import { keptValue, type SendBackRow } from '@homologa/core/send-backs/send-back.queries';
import { memberOf } from '@homologa/domain/language/member-of';
import type {
  ClientSendBacks,
  DeskSendBack,
  OwnSendBack,
  SentBackValueResponse,
} from '@homologa/domain/send-backs/send-back.contract';
import { SEND_BACK_ORIGINS } from '@homologa/domain/send-backs/sent-back-items';
import { isSameValue, type SentBackValue } from '@homologa/domain/send-backs/sent-back-value';
import { presentStaff } from './desk-request-row.presenter';

type Item = SendBackRow['items'][number];

const presentValue = (value: SentBackValue | null): SentBackValueResponse | null => {
  if (value === null || 'texts' in value || 'value' in value) return value;
  if ('files' in value)
    return { files: value.files.map(({ fileId, name, size }) => ({ file_id: fileId, name, size })) };
  return {
    rows: value.rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell ?? null]))),
  };
};

const presentItem = ({ id, kind, target, reason }: Item) => ({ _id: id, id, kind, target, reason });

function presentDeskItem(item: Item): DeskSendBack['items'][number] {
  const [before, after] = [keptValue(item.before), keptValue(item.after)];
  return {
    ...presentItem(item),
    label: item.label,
    before: presentValue(before),
    after: presentValue(after),
    changed: before !== null && after !== null && !isSameValue(before, after),
    note: item.note,
  };
}

export function presentDeskSendBack(
  sendBack: SendBackRow,
  staff: ReadonlyMap<string, { id: string; name: string }>,
): DeskSendBack {
  const by = staff.get(sendBack.sentById ?? '');
  return {
    _id: sendBack.id,
    id: sendBack.id,
    status: sendBack.status,
    sent_at: sendBack.sentAt.toISOString(),
    sent_by: by ? presentStaff(by) : null,
    mailed_at: sendBack.mailedAt?.toISOString() ?? null,
    ended_at: sendBack.endedAt?.toISOString() ?? null,
    items: sendBack.items.map(presentDeskItem),
  };
}

export const presentClientSendBacks = (list: ClientSendBackList): ClientSendBacks => ({
  possible: list.isPossible,
  open: list.open,
  send_backs: list.sendBacks.map((sendBack) => presentDeskSendBack(sendBack, list.senders)),
});

export const presentOwnSendBack = (
  { id, origin, sentAt, items }: SendBackRow,
  settled: readonly string[],
): OwnSendBack => ({
  _id: id,
  id,
  origin: memberOf(SEND_BACK_ORIGINS, origin),
  sent_at: sentAt.toISOString(),
  items: items.map(presentItem),
  settled: [...settled],
});
