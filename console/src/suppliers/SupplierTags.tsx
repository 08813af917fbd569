import { Box, Chip } from '@mui/material';
import { useUser } from '../shared/auth/use-can';

/** Labels as coloured chips; every colour of the palette has sufficient contrast with white text. */
export function SupplierTags({ ids }: { ids: readonly string[] | undefined }) {
  const { supplier_tags: labels } = useUser();
  const shown = (ids ?? []).flatMap((id) => labels[id] ?? []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shown.map((label) => (
        <Chip key={label.id} size="small" label={label.name} sx={{ bgcolor: label.color, color: '#fff' }} />
      ))}
    </Box>
  );
}
