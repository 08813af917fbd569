import { Box, Button, MenuItem, TextField, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { foldedOnScreen } from '../../shared/ui/Folded';
import { HISTORY } from './history.texts';

export interface HistoryLine {
  key: string;
  text: string;
  who: string;
  note?: string | undefined;
  at: string;
  kind: string;
}

interface HistoryListProps {
  lines: readonly HistoryLine[];
  /** Kinds of history lines with their labels, in the order in which the filter offers them. */
  kinds: readonly { kind: string; label: string }[];
  isTimeShown?: boolean;
}

/** Number of lines shown before the list is expanded; a printout always shows all lines. */
const SHOWN = 7;

function Line({ line, isTimeShown, isHidden }: { line: HistoryLine; isTimeShown: boolean; isHidden: boolean }) {
  const format = useFormat();
  const whole = format.dateTime(line.at);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        columnGap: 1.5,
        py: 0.5,
        pl: 1.5,
        borderLeft: 2,
        borderColor: 'divider',
        ...(isHidden && foldedOnScreen),
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{line.text}</span>
        {line.who && (
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary', ml: 0.75 }}>
            {line.who}
          </Typography>
        )}
        {line.note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {line.note}
          </Typography>
        )}
      </Box>
      <Tooltip describeChild title={isTimeShown ? '' : whole}>
        <Typography
          component="time"
          variant="body2"
          tabIndex={isTimeShown ? undefined : 0}
          dateTime={line.at}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap', alignSelf: 'flex-start', pt: 0.25 }}
        >
          {isTimeShown ? whole : format.shortDate(line.at)}
        </Typography>
      </Tooltip>
    </Box>
  );
}

/** A supplier's history, newest first, with a filter by kind; older lines are collapsed. */
export function HistoryList({ lines, kinds, isTimeShown = false }: HistoryListProps) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const [isWhole, setWhole] = useState(false);
  const offered = kinds.filter(({ kind }) => lines.some((line) => line.kind === kind));
  const shown = lines.filter(({ kind }) => chosen === '' || kind === chosen);
  return (
    <>
      {offered.length > 1 && (
        <TextField
          select
          size="small"
          label={t(HISTORY.show)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ mb: 1, maxWidth: 220, '@media print': { display: 'none' } }}
        >
          <MenuItem value="">{t(HISTORY.all)}</MenuItem>
          {offered.map(({ kind, label }) => (
            <MenuItem key={kind} value={kind}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box component="ol" className="print-long" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((line, place) => (
          <Line key={line.key} line={line} isTimeShown={isTimeShown} isHidden={!isWhole && place >= SHOWN} />
        ))}
      </Box>
      {shown.length > SHOWN && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5, ml: -0.5 }}>
          {isWhole ? t(HISTORY.showFewer) : t(HISTORY.showAll, { count: shown.length })}
        </Button>
      )}
    </>
  );
}
