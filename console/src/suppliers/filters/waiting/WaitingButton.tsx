import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { TIMELINE_SIDE_WORDS } from '@homologa/domain/onboarding/timeline-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Button, Popover, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../../shared/i18n/use-text';
import { RemindMatchingDialog, useMayRemindMatching } from '../../bulk/RemindMatching';
import { FilterField } from '../FilterField';
import { type TableFilter, valuesOf, withValues } from '../filter-model';
import { optionsOf } from '../filter-options';
import { FILTER_WORDS, FILTERS } from '../filters.texts';
import { useFilterNames } from '../use-filter-names';
import { WAITING } from './waiting.texts';
import { isWaitingFilter, PHASES_BY_SIDE, WAITING_PRESETS, withoutWaiting, withPhases } from './waiting-filter';

function Found() {
  const t = useText();
  const { total = 0, isFetching } = useListContext();
  const isKnown = !isFetching && total !== MORE_THAN_WINDOW;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 100%' }}>
      {isKnown ? t(WAITING.found, { count: total }) : ' '}
    </Typography>
  );
}

/**
 * Popover with quick filters by phase and waiting time, which apply immediately. It also offers a reminder for all
 * matching suppliers.
 */
export function WaitingButton({ workflow }: { workflow?: WorkflowResponse }) {
  const t = useText();
  const titleId = useId();
  const { filterValues, setFilters } = useListContext();
  const mayRemind = useMayRemindMatching(workflow);
  const names = useFilterNames([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isReminding, setReminding] = useState(false);
  const filter: TableFilter = filterValues;
  const isApplied = isWaitingFilter(filter);
  const phases = valuesOf(filter, 'waiting_for');
  const days = valuesOf(filter, 'waiting_days');
  const presets = optionsOf('waiting_days', days, names).filter(
    ({ value }) => WAITING_PRESETS.some((preset) => preset === value) || days.includes(value),
  );
  return (
    <>
      <Button
        startIcon={<WaitingIcon />}
        variant={isApplied ? 'outlined' : 'text'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(WAITING.waiting)}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(480px, calc(100vw - 32px))' } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2.5, pb: 1.5 }}>
          <Typography id={titleId} component="h2" variant="h6">
            {t(WAITING.title)}
          </Typography>
          <FilterField
            name={t(FILTER_WORDS.waiting_days)}
            options={presets}
            chosen={days}
            onChange={(next) => setFilters(withValues(filter, 'waiting_days', next.slice(-1)))}
          />
          {PHASES_BY_SIDE.map(({ side, phases: offered }) => (
            <FilterField
              key={side}
              name={t(FILTERS.chip, { name: t(FILTER_WORDS.waiting_side), value: t(TIMELINE_SIDE_WORDS[side]) })}
              options={optionsOf('waiting_for', phases, names).filter(({ value }) =>
                offered.some((phase) => phase === value),
              )}
              chosen={phases.filter((phase) => offered.some((known) => known === phase))}
              onChange={(next) => setFilters(withPhases(filter, offered, next))}
            />
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2.5,
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            position: 'sticky',
            bottom: 0,
            bgcolor: 'background.paper',
          }}
        >
          <Found />
          {isApplied && <Button onClick={() => setFilters(withoutWaiting(filter))}>{t(FILTERS.clear)}</Button>}
          {mayRemind && (
            <Button
              variant="contained"
              sx={{ ml: 'auto' }}
              disabled={!isApplied}
              onClick={() => {
                setAnchor(null);
                setReminding(true);
              }}
            >
              {t(WAITING.remindMatching)}
            </Button>
          )}
        </Box>
      </Popover>
      {isReminding && <RemindMatchingDialog workflow={workflow} onClose={() => setReminding(false)} />}
    </>
  );
}
