import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { DeliveryDialog } from './DeliveryDialog';
import { DeliveryRows, DeliverySummary } from './DeliverySummary';
import { DELIVERIES } from './deliveries.texts';

const hasDelivery = ({ report, ccr }: SupplierResponse): boolean =>
  Boolean(report?.delivery_date) || Boolean(ccr?.delivered_at);

export function PastReportsPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const [opened, setOpened] = useState<DeliveryResponse | null>(null);
  const { workflow_id: workflowId, id } = supplier;
  const { data, error, refetch } = useQuery({
    queryKey: [
      'suppliers',
      'getSupplierDeliveries',
      workflowId,
      id,
      supplier.report?.delivery_date,
      supplier.ccr?.delivered_at,
    ],
    queryFn: () => dataProvider.getSupplierDeliveries(workflowId, id),
    enabled: hasDelivery(supplier),
  });
  if (error && !data) {
    return (
      <Panel title={t(DELIVERIES.title)}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t(DELIVERIES.title)}>
      <DeliveryRows>
        {data.map((delivery) => (
          <DeliverySummary key={delivery.id} delivery={delivery}>
            <Button
              size="small"
              sx={{ ml: -0.5 }}
              aria-label={t(DELIVERIES.open, {
                name: `${delivery.number}, ${t(DELIVERIES.version, { version: delivery.version })}`,
              })}
              onClick={() => setOpened(delivery)}
            >
              {t(DELIVERIES.openShort)}
            </Button>
          </DeliverySummary>
        ))}
      </DeliveryRows>
      {opened && (
        <DeliveryDialog
          supplier={supplier}
          delivery={opened}
          before={data.find(({ number, version }) => number === opened.number && version === opened.version - 1)}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}
