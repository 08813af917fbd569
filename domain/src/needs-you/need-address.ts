import { HIT_NEEDS, isHitNeed, isSupplierNeed, type Need, SUPPLIER_NEEDS } from './needs';

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Page that lists workflows whose due date is near, because no other list can filter by due date. */
export const NEEDS_YOU_PAGE = '/needs-you';

/** Page with the company's rules of two people and the proposals about them. */
const COMPANY_SETTINGS = '/settings/company';

/** Returns the console path of the list that shows the counted items. */
export function needAddress(need: Need): string {
  if (isSupplierNeed(need)) return filtered('/suppliers', SUPPLIER_NEEDS[need]);
  if (need === 'rules') return COMPANY_SETTINGS;
  return isHitNeed(need) ? filtered('/hits', HIT_NEEDS[need]) : NEEDS_YOU_PAGE;
}
