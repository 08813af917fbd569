import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/use-text';
import { PEOPLE } from './people.texts';

export function PersonName({ person }: { person: { name: string; is_self: boolean } }) {
  const t = useText();
  return (
    <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {person.name}
      {person.is_self && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {` (${t(PEOPLE.you)})`}
        </Typography>
      )}
    </Box>
  );
}
