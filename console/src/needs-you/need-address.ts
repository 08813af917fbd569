import { HIT_NEEDS, isHitNeed, isSupplierNeed, type Need, SUPPLIER_NEEDS } from '@homologa/domain/needs-you/needs';
import type { NeedItem } from '@homologa/domain/needs-you/needs-you.contract';

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Address of the list with the counted suppliers or hits; the page itself lists the workflows that are due. */
export function listAddress(need: Need): string {
  if (isSupplierNeed(need)) return filtered('/suppliers', SUPPLIER_NEEDS[need]);
  return isHitNeed(need) ? filtered('/hits', HIT_NEEDS[need]) : '/needs-you';
}

export const itemAddress = ({ workflow_id: workflow, supplier_id: supplier }: NeedItem): string =>
  `/workflows/${workflow}/suppliers${supplier ? `/${supplier}` : ''}`;
