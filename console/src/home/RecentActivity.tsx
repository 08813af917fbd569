import { ACTIVITY_WORDS } from '@homologa/domain/catalog/activity-words';
import type { ActivityResponse } from '@homologa/domain/suppliers/activity.contract';
import { Link, List, ListItem, ListItemText, Tooltip, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { useNow } from '../shared/ui/hooks/use-now';
import { Panel } from '../shared/ui/Panel';
import { SUPPLIERS } from '../suppliers/suppliers.texts';
import { HOME } from './home.texts';

export function RecentActivity({ activities }: { activities: readonly ActivityResponse[] }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (
    <Panel title={t(HOME.activity)}>
      {activities.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t(HOME.noActivity)}</Typography>
      ) : (
        <List disablePadding>
          {activities.map(({ id, type, supplier, created_at: at }, index) => (
            <ListItem key={id} disableGutters divider={index < activities.length - 1} sx={{ gap: 1.5 }}>
              <ListItemText
                sx={{ overflowWrap: 'anywhere' }}
                primary={
                  <Link
                    component={RouterLink}
                    to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.supplier_id}`}
                    underline="hover"
                    color="textPrimary"
                    sx={{ fontWeight: 500 }}
                  >
                    {supplier.supplier_company_name || t(SUPPLIERS.nameless)}
                  </Link>
                }
                secondary={t(ACTIVITY_WORDS[type])}
              />
              <Tooltip describeChild title={format.dateTime(at)}>
                <Typography
                  component="time"
                  tabIndex={0}
                  dateTime={at}
                  variant="body2"
                  sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
                >
                  {format.relative(at, now)}
                </Typography>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
