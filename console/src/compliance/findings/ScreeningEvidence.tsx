import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { SCREENING_OPTION_WORDS } from '@homologa/domain/screenings/screening-words';
import { Alert, Box, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';

export function ScreeningEvidence({ evidence }: Pick<ScreeningData, 'evidence'>) {
  const t = useText();
  const format = useFormat();
  if (!evidence) return null;
  const notSearched = evidence.not_searched.map((option) => t(SCREENING_OPTION_WORDS[option])).join(', ');
  const unread = evidence.not_comparable ?? [];
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(SCREENING.restsOn)}
      </Typography>
      {notSearched && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(SCREENING.notSearched, { what: notSearched })}
        </Alert>
      )}
      {unread.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {t(SCREENING.notCompared, { names: unread.join(', ') })}
        </Alert>
      )}
      {evidence.missing_lists.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {t(SCREENING.missingLists, { lists: evidence.missing_lists.join(', ') })}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {evidence.snapshots.map(({ code, title, number, imported_at: importedAt, is_stale: isStale }) => (
          <Typography
            component="li"
            key={code}
            sx={{ overflowWrap: 'anywhere', color: isStale ? 'error.main' : undefined }}
          >
            {t(isStale ? SCREENING.staleSnapshot : SCREENING.snapshot, {
              title,
              number,
              date: format.date(importedAt),
            })}
          </Typography>
        ))}
        {evidence.media && (
          <Typography component="li" sx={{ overflowWrap: 'anywhere' }}>
            {t(evidence.media.articles === null ? SCREENING.notProvided : SCREENING.provided, {
              provider: evidence.media.provider,
              n: evidence.media.articles ?? 0,
              count: evidence.media.articles ?? 0,
              date: format.date(evidence.media.asked_at),
            })}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t(SCREENING.hash, { hash: evidence.hash })}
      </Typography>
    </Box>
  );
}
