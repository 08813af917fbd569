import type { EntryStatus } from '@homologa/domain/screenings/list-entry';
import { type HitBand, type HitDecision, hitBand } from '@homologa/domain/screenings/screening-rules';
import { decisionWords } from '@homologa/domain/screenings/screening-sentences';
import { ENTRY_STATUS_WORDS, HIT_BAND_WORDS } from '@homologa/domain/screenings/screening-words';
import ConfirmedIcon from '@mui/icons-material/GavelOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import LowIcon from '@mui/icons-material/SignalCellularAlt1BarOutlined';
import MiddleIcon from '@mui/icons-material/SignalCellularAlt2BarOutlined';
import HighIcon from '@mui/icons-material/SignalCellularAltOutlined';
import ClearedIcon from '@mui/icons-material/TaskAltOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../shared/i18n/use-text';

const BANDS: Readonly<Record<HitBand, { color: ChipProps['color']; icon: ReactElement }>> = {
  strong: { color: 'error', icon: <HighIcon /> },
  probable: { color: 'warning', icon: <MiddleIcon /> },
  possible: { color: 'default', icon: <LowIcon /> },
};

export function ScoreChip({ score }: { score: number }) {
  const t = useText();
  const band = hitBand(score);
  const { color, icon } = BANDS[band];
  const label = `${t(HIT_BAND_WORDS[band])} · ${Math.round(score * 100)}`;
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={label} />;
}

const DECISIONS: Readonly<Record<HitDecision, { color: ChipProps['color']; icon: ReactElement }>> = {
  true_match: { color: 'error', icon: <ConfirmedIcon /> },
  false_positive: { color: 'success', icon: <ClearedIcon /> },
  open: { color: 'default', icon: <OpenIcon /> },
};

export function HitDecisionChip({ decision, proposed = false }: { decision: HitDecision; proposed?: boolean }) {
  const t = useText();
  const { color, icon } = DECISIONS[decision];
  return (
    <Chip
      size="small"
      variant={proposed ? 'outlined' : 'filled'}
      color={color}
      icon={icon}
      label={t(decisionWords({ decision, proposed }))}
    />
  );
}

const STATUS_COLOURS: Readonly<Record<EntryStatus, ChipProps['color']>> = {
  presumed: 'warning',
  definitive: 'error',
  cleared: 'success',
};

/**
 * Shows the status of a taxpayer on list 69-B of Mexico's tax authority, because a presumption must not look like a
 * finding.
 */
export function ListStatusChip({ status }: { status: EntryStatus }) {
  const t = useText();
  return <Chip size="small" variant="outlined" color={STATUS_COLOURS[status]} label={t(ENTRY_STATUS_WORDS[status])} />;
}
