import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { CcrField } from './requests/CcrField';
import { REQUESTS } from './requests/requests.texts';

/** The CCR score of a supplier whose workflow has no report panel. */
export function CcrPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  return (
    <Panel title={t(REQUESTS.ccrScore)}>
      <CcrField supplier={supplier} />
    </Panel>
  );
}
