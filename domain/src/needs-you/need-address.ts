import { HIT_NEEDS, isHitNeed, isSupplierNeed, type Need, SUPPLIER_NEEDS } from './needs';

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The page that lists what is due, as no list can be filtered by due date. */
export const NEEDS_YOU_PAGE = '/needs-you';

/** Console address of the list with the counted suppliers or hits. */
export function needAddress(need: Need): string {
  if (isSupplierNeed(need)) return filtered('/suppliers', SUPPLIER_NEEDS[need]);
  return isHitNeed(need) ? filtered('/hits', HIT_NEEDS[need]) : NEEDS_YOU_PAGE;
}
