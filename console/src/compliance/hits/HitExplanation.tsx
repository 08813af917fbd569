import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import type { ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { Box, Typography } from '@mui/material';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';

export function HitExplanation({ explanation }: Pick<ScreeningHit, 'explanation'>) {
  const t = useText();
  const locale = useAppLocale();
  if (!explanation) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t(SCREENING.why)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sayExplanation(locale, explanation).map((line, place) => (
          <Typography component="li" key={`${place}-${line}`} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </>
  );
}
