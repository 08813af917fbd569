import { HIT_KIND_WORDS } from '@homologa/domain/screenings/screening-words';
import ClearIcon from '@mui/icons-material/CheckOutlined';
import DetailsIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Checkbox, Chip, IconButton, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import type { FoundHit } from './findings';
import { HitDecisionChip, ScoreChip } from './HitChips';
import { REVIEW } from './review.texts';
import { SCREENING } from './screening.texts';

/** What may be done with hits; absent for somebody who may only look. */
export interface Review {
  current: string | null;
  selected: ReadonlySet<string>;
  onSelect: (key: string, isOn: boolean) => void;
}

/** Where the keys find a hit's line. */
export const lineId = (found: FoundHit): string => `hit-${encodeURIComponent(found.key)}`;

interface HitLineProps {
  found: FoundHit;
  review: Review | null;
  onOpen: () => void;
}

function HitLine({ found, review, onOpen }: HitLineProps) {
  const t = useText();
  const format = useFormat();
  const { hit, kind, decisions } = found;
  const [decided] = decisions;
  const facts = [
    hit.list.title,
    hit.article ? hit.article.title : hit.entry_id,
    hit.date && format.day(hit.date),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: 2,
        border: 1,
        borderColor: review?.current === found.key ? 'primary.main' : 'divider',
        outline: review?.current === found.key ? '1px solid' : 'none',
        outlineColor: 'primary.main',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {review && (
        <Checkbox
          size="small"
          checked={review.selected.has(found.key)}
          onChange={(_event, isOn) => review.onSelect(found.key, isOn)}
          slotProps={{ input: { 'aria-label': t(REVIEW.selectHit, { name: hit.matched_name }) } }}
          // Above the button, which takes the whole line.
          sx={{ zIndex: 1, '@media print': { display: 'none' } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{hit.matched_name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(HIT_KIND_WORDS[kind])}: {facts.join(' · ')}
          </Typography>
          {hit.article && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {hit.article.sentence}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <ScoreChip score={hit.score} />
          {found.isNew && !decided && <Chip size="small" color="info" label={t(REVIEW.isNew)} />}
          {decided && <HitDecisionChip decision={decided.decision} proposed={decided.proposed} />}
        </Box>
      </Box>
      <IconButton
        id={lineId(found)}
        size="small"
        aria-haspopup="dialog"
        aria-label={t(SCREENING.hitOf, { name: hit.matched_name })}
        onClick={onOpen}
        // The whole line can be pressed, and is still there on paper, where buttons are not.
        sx={{ position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 } }}
      >
        <DetailsIcon />
      </IconButton>
    </Box>
  );
}

interface PartyHitsProps {
  name: string;
  /** Country, share: what is known besides. */
  about: string;
  found: readonly FoundHit[];
  review: Review | null;
  onOpen: (hit: FoundHit) => void;
}

/** One screened party with its hits, or that there are none. */
export function PartyHits({ name, about, found, review, onOpen }: PartyHitsProps) {
  const t = useText();
  return (
    <Box component="li" sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: found.length > 0 ? 0.75 : 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {about && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        )}
        {found.length === 0 && (
          <Typography
            variant="body2"
            sx={{
              color: 'success.main',
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              ml: { xs: 0, sm: 'auto' },
            }}
          >
            <ClearIcon sx={{ fontSize: 16 }} /> {t(SCREENING.nothingFound)}
          </Typography>
        )}
      </Box>
      {found.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {found.map((one) => (
            <li key={one.key}>
              <HitLine found={one} review={review} onOpen={() => onOpen(one)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
