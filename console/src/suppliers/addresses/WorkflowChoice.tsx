import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { MenuItem, TextField } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { ADDRESSES } from './addresses.texts';

interface WorkflowChoiceProps {
  titles: ReadonlyMap<string, string>;
  isBusy: boolean;
}

export function WorkflowChoice({ titles, isBusy }: WorkflowChoiceProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('workflow') ?? '';
  const isUnnamed = chosen !== '' && !titles.has(chosen);
  const { data } = useGetOne<WorkflowResponse>('workflows', { id: chosen }, { enabled: isUnnamed });
  if (!chosen && titles.size < 2) return null;
  return (
    <TextField
      select
      label={t(ADDRESSES.workflow)}
      value={chosen}
      onChange={({ target }) => setParams(target.value ? { workflow: target.value } : {})}
      slotProps={{
        select: { displayEmpty: true, readOnly: isBusy, SelectDisplayProps: { 'aria-busy': isBusy } },
        inputLabel: { shrink: true },
      }}
      sx={{ mb: 2, width: { xs: '100%', sm: 360 } }}
    >
      <MenuItem value="">{t(ADDRESSES.allWorkflows)}</MenuItem>
      {isUnnamed && <MenuItem value={chosen}>{data?.info.title ?? '–'}</MenuItem>}
      {[...titles].map(([id, title]) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
