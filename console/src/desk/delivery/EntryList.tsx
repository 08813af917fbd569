import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { DETAILS } from './details.texts';

interface EntryListProps {
  ids: readonly string[];
  limit: number;
  addLabel: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}

export function EntryList({ ids, limit, addLabel, onAdd, onRemove, children }: EntryListProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {ids.map((id, at) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {children(at)}
          </Box>
          <Tooltip title={t(DETAILS.remove, { n: at + 1 })}>
            <IconButton aria-label={t(DETAILS.remove, { n: at + 1 })} onClick={() => onRemove(at)}>
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Box>
        <Button size="small" startIcon={<AddIcon />} disabled={ids.length >= limit} onClick={onAdd}>
          {addLabel}
        </Button>
      </Box>
    </Box>
  );
}
