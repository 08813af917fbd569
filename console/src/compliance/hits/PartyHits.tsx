import type { ScreenedParty, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import type { ScreenedGroup } from '@homologa/domain/screenings/screening-rules';
import { HIT_KIND_WORDS } from '@homologa/domain/screenings/screening-words';
import ClearIcon from '@mui/icons-material/CheckOutlined';
import DetailsIcon from '@mui/icons-material/ChevronRightOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Alert, Box, Button, Checkbox, Chip, IconButton, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { type FoundGroup, type FoundHit, shownHit, stateOf, topicsOf } from './findings';
import { HitDecisionChip, ListStatusChip, ScoreChip } from './HitChips';
import { REVIEW } from './review.texts';

export interface Review {
  current: string | null;
  selected: ReadonlySet<string>;
  onSelect: (key: string, isOn: boolean) => void;
}

export const lineId = (found: { key: string }): string => `hit-${encodeURIComponent(found.key)}`;

const FIRST_ENTRIES = 5;

function ListedFor({ hit }: { hit: ScreeningHit }) {
  const t = useText();
  const told = [...topicsOf(hit, t), ...(hit.programmes ?? []).slice(0, 3)].join(' · ');
  if (hit.article || (told === '' && !hit.list_status)) return null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {told} {hit.list_status && <ListStatusChip status={hit.list_status} />}
    </Typography>
  );
}

interface HitLineProps {
  found: FoundHit;
  group?: FoundGroup;
  review: Review | null;
  onOpen: () => void;
}

function HitLine({ found, group, review, onOpen }: HitLineProps) {
  const t = useText();
  const format = useFormat();
  const { hit, kind, decisions } = found;
  const [decided] = decisions;
  const key = group?.key ?? found.key;
  const facts = [
    hit.list.title,
    hit.article ? hit.article.title : hit.entry_id,
    hit.date && format.day(hit.date),
  ].filter(Boolean);
  const isCurrent = group !== undefined && review?.current === key;
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
        borderColor: isCurrent ? 'primary.main' : 'divider',
        outline: isCurrent ? '1px solid' : 'none',
        outlineColor: 'primary.main',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {review && group && (
        <Checkbox
          size="small"
          checked={review.selected.has(key)}
          onChange={(_event, isOn) => review.onSelect(key, isOn)}
          slotProps={{ input: { 'aria-label': t(REVIEW.selectHit, { name: hit.matched_name }) } }}
          // Places the checkbox above the details button, whose click area covers the whole line of the hit.
          sx={{ zIndex: 1, '@media print': { display: 'none' } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{hit.matched_name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(HIT_KIND_WORDS[kind])}: {facts.join(' · ')}
          </Typography>
          <ListedFor hit={hit} />
          {hit.article && hit.article.sentence !== hit.article.title && (
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
        id={lineId({ key })}
        size="small"
        aria-haspopup="dialog"
        aria-label={t(SCREENING.hitOf, { name: hit.matched_name })}
        onClick={onOpen}
        // Stretches the button's click area over the hit's whole line. The line itself is not a button, because the
        // print styles hide buttons.
        sx={{ position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 } }}
      >
        <DetailsIcon />
      </IconButton>
    </Box>
  );
}

interface GroupLineProps {
  group: FoundGroup;
  review: Review | null;
  onOpen: (hit: FoundHit) => void;
}

function GroupLine({ group, review, onOpen }: GroupLineProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { lead, hits } = group;
  const line = <HitLine found={lead} group={group} review={review} onOpen={() => onOpen(lead)} />;
  if (hits.length === 1) return line;
  const others = hits.slice(1);
  const decided = hits.filter((hit) => ['confirmed', 'cleared'].includes(stateOf(hit))).length;
  const isPartly = decided > 0 && decided < hits.length;
  return (
    <Box sx={{ p: 0.75, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ px: 1, pb: 0.75, color: 'text.secondary' }}>
        {t(REVIEW.entries, { count: hits.length })}
        {isPartly && ` · ${t(REVIEW.decidedEntries, { n: decided, total: hits.length })}`}
      </Typography>
      {line}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, pl: { xs: 1, sm: 3 }, display: 'grid', gap: 0.75 }}
      >
        {(isWhole ? others : others.slice(0, FIRST_ENTRIES - 1)).map((one) => (
          <li key={one.key}>
            <HitLine found={one} review={null} onOpen={() => onOpen(one)} />
          </li>
        ))}
      </Box>
      {!isWhole && hits.length > FIRST_ENTRIES && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 0.5, '@media print': { display: 'none' } }}>
          {t(REVIEW.allEntries, { count: hits.length })}
        </Button>
      )}
    </Box>
  );
}

function SideNote({ label, found, onOpen }: { label: string; found: FoundHit; onOpen: (hit: FoundHit) => void }) {
  const { hit } = found;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {label}:{' '}
      <Link component="button" type="button" variant="body2" onClick={() => onOpen(found)} sx={{ textAlign: 'left' }}>
        {hit.matched_name}
      </Link>
      {`, ${hit.list.title} · ${Math.round(hit.score * 100)}`}
    </Typography>
  );
}

function NoHits({ isComparable }: { isComparable: boolean }) {
  const t = useText();
  return (
    <Typography
      variant="body2"
      sx={{
        color: isComparable ? 'success.main' : 'warning.main',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ml: { xs: 0, sm: 'auto' },
      }}
    >
      {isComparable ? <ClearIcon sx={{ fontSize: 16 }} /> : <UnknownIcon sx={{ fontSize: 16 }} />}
      {t(isComparable ? SCREENING.nothingFound : SCREENING.notComparable)}
    </Typography>
  );
}

interface PartyHitsProps {
  party: ScreenedParty;
  group: ScreenedGroup;
  about: string;
  found: readonly FoundGroup[];
  nearest: FoundHit | null;
  /** True if the screening has no other party, so that its result is also the result of the whole screening. */
  isOnly: boolean;
  review: Review | null;
  onOpen: (hit: FoundHit) => void;
}

export function PartyHits({ party, group, about, found, nearest, isOnly, review, onOpen }: PartyHitsProps) {
  const t = useText();
  const { name, information = [], not_shown: notShown = 0, not_comparable: isUnread = false } = party;
  return (
    <Box component="li" sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: found.length > 0 ? 0.75 : 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {about && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        )}
        {((found.length === 0 && !isOnly) || isUnread) && <NoHits isComparable={!isUnread} />}
      </Box>
      {found.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {found.map((one) => (
            <li key={one.key}>
              <GroupLine group={one} review={review} onOpen={onOpen} />
            </li>
          ))}
        </Box>
      )}
      {notShown > 0 && (
        <Alert severity="warning" sx={{ mt: 0.75 }}>
          {t(SCREENING.notShown, { count: notShown })}
        </Alert>
      )}
      {information.map((hit) => (
        <SideNote
          key={hit.entry_key}
          label={t(SCREENING.information)}
          found={shownHit(group, name, hit)}
          onOpen={onOpen}
        />
      ))}
      {nearest && <SideNote label={t(SCREENING.nearest)} found={nearest} onOpen={onOpen} />}
    </Box>
  );
}
