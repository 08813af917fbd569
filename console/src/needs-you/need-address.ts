import type { NeedItem } from '@homologa/domain/needs-you/needs-you.contract';

export const itemAddress = ({ workflow_id: workflow, supplier_id: supplier }: NeedItem): string =>
  `/workflows/${workflow}/suppliers${supplier ? `/${supplier}` : ''}`;
