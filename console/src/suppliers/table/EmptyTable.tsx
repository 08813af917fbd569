import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import SuppliersIcon from '@mui/icons-material/BusinessOutlined';
import NoMatchIcon from '@mui/icons-material/SearchOffOutlined';
import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useText } from '../../shared/i18n/use-text';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { withoutFilters, withStatus } from '../filters/filter-model';
import { SUPPLIERS } from '../suppliers.texts';
import { emptyMessage } from './empty-message';
import { TABLE } from './table.texts';

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' } as const;

export function EmptyTable({ workflow }: { workflow?: WorkflowResponse }) {
  const t = useText();
  const mayAdd = useCan('add_suppliers');
  const { filterValues, setFilters } = useListContext();
  const { words, remedy } = emptyMessage(filterValues);
  const clear = () => {
    const { q: _searched, ...rest } = withoutFilters(filterValues);
    setFilters(Array.isArray(rest['status']) && rest['status'].length > 1 ? {} : rest);
  };
  if (remedy === 'clear') {
    const action = <Button onClick={clear}>{t(SUPPLIERS.clearSearch)}</Button>;
    return <EmptyState icon={<NoMatchIcon />} title={t(words)} action={action} />;
  }
  if (remedy === 'show_all') {
    const action = <Button onClick={() => setFilters(withStatus(filterValues, 'all'))}>{t(TABLE.showAll)}</Button>;
    return <EmptyState icon={<SuppliersIcon />} title={t(words)} action={action} />;
  }
  return (
    <EmptyState
      icon={<SuppliersIcon />}
      title={t(words)}
      text={t(workflow ? TABLE.beginOne : TABLE.begin)}
      action={
        !workflow ? (
          <Box sx={ACTIONS}>
            <Button component={Link} to="/workflows">
              {t(TABLE.toWorkflows)}
            </Button>
            <GuideLink guide="analyst" task="views" />
          </Box>
        ) : (
          mayAdd &&
          workflow.status === 'active' && (
            <Box sx={ACTIONS}>
              <Button component={Link} to={`/workflows/${workflow.id}/suppliers/add`} variant="contained">
                {t(SUPPLIERS.add)}
              </Button>
              <GuideLink guide="admin" task="add" />
            </Box>
          )
        )
      }
    />
  );
}
