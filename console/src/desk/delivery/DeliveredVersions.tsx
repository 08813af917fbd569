import { Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { DeliveryRows, DeliverySummary } from '../../suppliers/deliveries/DeliverySummary';
import { useRequest } from '../request-context';
import { CORRECTION } from './corrections/correction.texts';

export function DeliveredVersions() {
  const t = useText();
  const { deliveries } = useRequest();
  if (deliveries.length === 0) return null;
  return (
    <Panel title={t(CORRECTION.versions)}>
      <DeliveryRows>
        {deliveries.map((delivery) => (
          <DeliverySummary key={delivery.id} delivery={delivery}>
            {delivery.delivered_by && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(CORRECTION.by, { name: delivery.delivered_by.name })}
              </Typography>
            )}
          </DeliverySummary>
        ))}
      </DeliveryRows>
    </Panel>
  );
}
