import { Box, Button, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../shared/i18n/use-text';
import { DESK } from '../desk.texts';

interface SuppliedDifferenceProps {
  source: string;
  label: string;
  supplied: string | undefined;
  onTaken?: () => void;
}

export function SuppliedDifference({ supplied, ...props }: SuppliedDifferenceProps) {
  return supplied?.trim() ? <Difference {...props} supplied={supplied} /> : null;
}

function Difference({ source, label, supplied, onTaken }: SuppliedDifferenceProps & { supplied: string }) {
  const t = useText();
  const { setValue, control } = useFormContext();
  const typed: unknown = useWatch({ control, name: source });
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (supplied.trim() === text) return null;
  const take = () => {
    onTaken?.();
    setValue(source, supplied, { shouldDirty: true });
  };
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1, mt: 0.5, borderLeft: 3, borderColor: 'warning.main' }}
    >
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {t(DESK.inForm, { value: supplied })}
      </Typography>
      <Button size="small" aria-label={t(DESK.takeOneNamed, { label })} onClick={take}>
        {t(DESK.takeOne)}
      </Button>
    </Box>
  );
}
