import { FIGURE_SOURCE_WORDS } from '@homologa/domain/reports/detail-words';
import { FIGURE_SOURCES } from '@homologa/domain/reports/report-details';
import { Box, MenuItem, TextField } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { useNow } from '../../shared/ui/hooks/use-now';
import { DETAILS } from './details.texts';
import { useSource } from './source-context';

export function SourceChoice() {
  const t = useText();
  const today = useNow().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { source, setSource } = useSource();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 1.5 }}>
      <TextField
        select
        label={t(DETAILS.source)}
        value={source?.source ?? ''}
        onChange={({ target }) => {
          const chosen = FIGURE_SOURCES.find((one) => one === target.value);
          setSource(chosen ? { source: chosen, date: source?.date ?? today } : null);
        }}
      >
        <MenuItem value="">{t(DETAILS.none)}</MenuItem>
        {FIGURE_SOURCES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(FIGURE_SOURCE_WORDS[one])}
          </MenuItem>
        ))}
      </TextField>
      {source && (
        <TextField
          type="date"
          label={t(DETAILS.sourceDate)}
          value={source.date}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          onChange={({ target }) => target.value && setSource({ ...source, date: target.value })}
        />
      )}
    </Box>
  );
}
