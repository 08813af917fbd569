import type { InviteResponse } from './invite.contract';

export const supplierName = (invite: InviteResponse): string =>
  invite.company_name || invite.full_name || invite.email || invite.tax_id || invite.duns_number;
