import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { findCountry } from '@homologa/domain/countries/find-country';
import type { NameSpan, ScorePart, ScoreReason, TokenMatch } from '@homologa/domain/screenings/hit-explanation';
import type { ScreeningEvidence, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import type { Text } from '@homologa/web/texts/text';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import type { FoundHit } from './findings';
import { piecesOf } from './name-pieces';
import { REVIEW } from './review.texts';

const COLOURS = ['success', 'info', 'warning', 'secondary', 'primary', 'error'] as const;

interface NameProps {
  name: string;
  /**
   * Spans of the name that match the other name, one list per match. The index of a match determines its number and its
   * colour.
   */
  matched: readonly (readonly NameSpan[])[];
  unmatched: readonly NameSpan[];
}

function AlignedName({ name, matched, unmatched }: NameProps) {
  return (
    <Box component="span" sx={{ lineHeight: 2.1, overflowWrap: 'anywhere' }}>
      {piecesOf(name, matched, unmatched).map(({ text, start, match, isUnmatched }) => {
        if (match === null && !isUnmatched) return <span key={start}>{text}</span>;
        const colour = match === null ? null : COLOURS[match % COLOURS.length];
        return (
          <Box
            key={start}
            component="span"
            sx={{
              px: 0.5,
              borderRadius: 1,
              border: 1,
              borderStyle: match === null ? 'dashed' : 'solid',
              borderColor: colour ? `${colour}.main` : 'text.secondary',
            }}
          >
            {text}
            {match !== null && (
              <Box component="sup" aria-hidden sx={{ ml: 0.25, fontSize: '0.65em' }}>
                {match + 1}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const AGREEING: ReadonlySet<ScoreReason> = new Set([
  'identifier_equal',
  'birth_date_equal',
  'birth_year_equal',
  'country_equal',
]);

/**
 * Returns true if the screened party and the list entry agree on a property, false if they contradict each other, and
 * null if the property was not compared.
 */
function verdictOf(parts: readonly ScorePart[], about: 'identifier' | 'birth' | 'country'): boolean | null {
  const part = parts.find(({ reason }) => reason.startsWith(about));
  return part ? AGREEING.has(part.reason) : null;
}

const verdictChip = (agrees: boolean | null, t: Text): ReactNode =>
  agrees === null ? (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {t(REVIEW.unknown)}
    </Typography>
  ) : (
    <Chip
      size="small"
      variant="outlined"
      color={agrees ? 'error' : 'success'}
      label={t(agrees ? REVIEW.agrees : REVIEW.differs)}
    />
  );

const countryName = (country: string, t: Text): string => {
  const id = isCountryId(country) ? country : findCountry(country)?.id;
  return id ? t(COUNTRY_NAMES[id]) : country;
};

/** Returns what the screening compared for the party of a hit; undefined if the screening kept no evidence. */
export const subjectOf = (
  { group, party }: Pick<FoundHit, 'group' | 'party'>,
  evidence: ScreeningEvidence | undefined,
): ScreeningEvidence['parties'][number] | undefined =>
  evidence?.parties.find((subject) => subject.group === group && subject.name === party);

interface SideBySideProps {
  hit: ScreeningHit;
  subject: ScreeningEvidence['parties'][number] | undefined;
}

export function SideBySide({ hit, subject }: SideBySideProps) {
  const t = useText();
  const format = useFormat();
  const { explanation } = hit;
  if (!explanation) return null;
  const { parts, tokens } = explanation;
  const spans = (side: 'query' | 'listed') => tokens.map((match: TokenMatch) => match[side]);
  const birth = parts.find(({ reason }) => reason.startsWith('birth'))?.query;
  const identifier = parts.find(({ reason }) => reason.startsWith('identifier'));
  const rows: { label: string; own: ReactNode; listed: ReactNode; verdict: ReactNode }[] = [
    {
      label: t(REVIEW.name),
      own: <AlignedName name={explanation.queryName} matched={spans('query')} unmatched={explanation.unmatchedQuery} />,
      listed: (
        <AlignedName name={explanation.listedName} matched={spans('listed')} unmatched={explanation.unmatchedListed} />
      ),
      verdict: null,
    },
    {
      label: t(SCREENING.countries),
      own: subject?.countries.map((country) => countryName(country, t)).join(', '),
      listed: hit.countries.map((country) => countryName(country, t)).join(', '),
      verdict: verdictChip(verdictOf(parts, 'country'), t),
    },
    {
      label: t(SCREENING.birthDates),
      own: (subject?.birthDates ?? (birth ? [birth] : [])).map(format.knownDate).join(', '),
      listed: hit.birth_dates.map(format.knownDate).join(', '),
      verdict: verdictChip(verdictOf(parts, 'birth'), t),
    },
    {
      label: t(REVIEW.identifiers),
      own: subject?.identifiers.map(({ value }) => value).join(', '),
      listed: hit.identifiers?.map(({ value }) => value).join(', ') || identifier?.listed,
      verdict: verdictChip(verdictOf(parts, 'identifier'), t),
    },
  ];
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(REVIEW.sideBySide)}
      </Typography>
      <Box
        component="table"
        sx={{
          mb: 3,
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': { textAlign: 'left', verticalAlign: 'top', p: 0.75, borderBottom: 1, borderColor: 'divider' },
          '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8rem' },
          // Narrow screens show each table row as a block, in which a label names the side (screened party or list
          // entry) of each value.
          '@media (max-width: 599px)': {
            '& thead': { display: 'none' },
            '& tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
            '& td, & tbody th': { display: 'block', border: 0, p: 0.25 },
            '& td[data-side]::before': {
              content: 'attr(data-side)',
              display: 'block',
              color: 'text.secondary',
              fontSize: '0.75rem',
            },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t(REVIEW.compared)}</th>
            <th scope="col">{t(REVIEW.screened)}</th>
            <th scope="col">{t(REVIEW.listed)}</th>
            <th scope="col">{t(SCREENING.status)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, own, listed, verdict }) => (
            <tr key={label}>
              <Box component="th" scope="row" sx={{ fontWeight: 600 }}>
                {label}
              </Box>
              <td data-side={t(REVIEW.screened)}>{own || '–'}</td>
              <td data-side={t(REVIEW.listed)}>{listed || '–'}</td>
              <td>{verdict}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
