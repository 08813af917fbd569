import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { COLUMNS } from './columns';
import { TABLE } from './table.texts';

export function SortSelect({ columns }: { columns: readonly SupplierColumn[] }) {
  const t = useText();
  const { sort, setSort } = useListContext();
  const fields = new Map([
    ['created_at', t(TABLE.added)],
    ...columns.flatMap((column) => {
      const field = COLUMNS[column].sort;
      return field ? [[field, t(SUPPLIER_COLUMN_WORDS[column])] as const] : [];
    }),
  ]);
  const direction = t(sort.order === 'ASC' ? TABLE.ascending : TABLE.descending);
  const turn = () => setSort({ field: sort.field, order: sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 2, pb: 1 }}>
      <TextField
        select
        label={t(TABLE.sortBy)}
        value={fields.has(sort.field) ? sort.field : ''}
        onChange={({ target }) =>
          setSort({ field: target.value, order: target.value === 'created_at' ? 'DESC' : 'ASC' })
        }
      >
        {[...fields].map(([field, name]) => (
          <MenuItem key={field} value={field}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={direction}>
        <IconButton aria-label={direction} onClick={turn}>
          {sort.order === 'ASC' ? <UpIcon /> : <DownIcon />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
