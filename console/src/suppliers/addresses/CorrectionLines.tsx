import { ADDRESS_PROBLEM_WORDS } from '@homologa/domain/suppliers/addresses/address-words';
import type { Correction } from '@homologa/domain/suppliers/addresses/match-addresses';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ADDRESSES } from './addresses.texts';

const SHOWN = 50;

interface CorrectionLinesProps {
  title: string;
  corrections: readonly Correction[];
  /** Said below each line that has no problem. */
  done?: string;
  /** Quotes the lines in place of their numbers, which no longer fit once done lines have left the box. */
  quotesLines?: boolean;
}

/** Lines with what they change, or why they change nothing. Long lists are shown in parts. */
export function CorrectionLines({ title, corrections, done, quotesLines = false }: CorrectionLinesProps) {
  const t = useText();
  const format = useFormat();
  const [shown, setShown] = useState(SHOWN);
  if (corrections.length === 0) return null;
  const rest = corrections.length - shown;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {corrections.slice(0, shown).map((correction) => (
          <CorrectionLine
            key={`${correction.source.line} ${correction.source.text} ${correction.supplier?.id}`}
            correction={correction}
            done={done}
            quotesLine={quotesLines}
          />
        ))}
      </Box>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)} sx={{ mt: 0.5 }}>
          {t(ADDRESSES.more, { count: format.number(Math.min(rest, SHOWN)) })}
        </Button>
      )}
    </Box>
  );
}

interface CorrectionLineProps {
  correction: Correction;
  done: string | undefined;
  quotesLine: boolean;
}

function CorrectionLine({ correction, done, quotesLine }: CorrectionLineProps) {
  const t = useText();
  const format = useFormat();
  const { source, supplier, emails, problem, candidates } = correction;
  const number = source.line === null ? t(ADDRESSES.typed) : t(ADDRESSES.lineOf, { n: format.number(source.line) });
  // A line without supplier is quoted in any case.
  const quoted = supplier ? source.text : '';
  const place = quotesLine && source.line !== null ? quoted : number;
  const said = problem ? t(ADDRESS_PROBLEM_WORDS[problem], { names: candidates.join(', ') }) : done;
  return (
    <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {place && <Box component="span" sx={{ color: 'text.secondary' }}>{`${place} · `}</Box>}
        {supplier ? (
          <>
            <strong>{supplier.name}</strong>
            {': '}
            {t(ADDRESSES.becomes, { from: supplier.emails.join(', '), to: emails.join(', ') })}
          </>
        ) : (
          source.text
        )}
      </Typography>
      {said && (
        <Typography variant="body2" sx={{ color: problem ? 'error.main' : 'success.main' }}>
          {said}
        </Typography>
      )}
    </Box>
  );
}
