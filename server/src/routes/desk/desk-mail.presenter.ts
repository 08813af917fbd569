import type { MailTrouble, MailTroubleGroup } from '@homologa/core/jobs/mail-trouble.queries';
import type { MailTroubleGroupResponse, MailTroubleResponse } from '@homologa/domain/desk/mail.contract';
import { SUPPRESSION_REASONS } from '@homologa/domain/identity/suppression';
import { memberOf } from '@homologa/domain/language/member-of';
import { presentTime } from '../suppliers/present-time';

const presentGroup = (group: MailTroubleGroup): MailTroubleGroupResponse => ({
  state: group.status === 'retry' ? 'waiting' : 'failed',
  kind: group.name,
  company: group.companyId ? { id: group.companyId, name: group.company ?? '' } : null,
  code: group.errorCode,
  said: group.errorMessage,
  count: group.count,
  oldest_at: presentTime(group.oldestAt),
  next_at: group.nextAt && presentTime(group.nextAt),
});

export const presentMailTrouble = ({ outage, groups, suppressed }: MailTrouble): MailTroubleResponse => ({
  outage: outage && { server: outage.server, since: presentTime(outage.since), said: outage.reason },
  groups: groups.map(presentGroup),
  suppressed: suppressed.map(({ address, reason, said, createdAt }) => ({
    address,
    reason: memberOf(SUPPRESSION_REASONS, reason),
    said,
    created_at: presentTime(createdAt),
  })),
});
