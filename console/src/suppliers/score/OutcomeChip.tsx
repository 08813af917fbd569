import type { ThresholdColour } from '@homologa/domain/questionnaires/points';
import PassIcon from '@mui/icons-material/CheckCircleOutlined';
import FailIcon from '@mui/icons-material/HighlightOffOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import NeutralIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ConditionsIcon from '@mui/icons-material/ReportProblemOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';

const LOOKS: Readonly<Record<ThresholdColour, { color: ChipProps['color']; icon: ReactElement }>> = {
  green: { color: 'success', icon: <PassIcon /> },
  amber: { color: 'warning', icon: <ConditionsIcon /> },
  red: { color: 'error', icon: <FailIcon /> },
  blue: { color: 'info', icon: <InfoIcon /> },
  grey: { color: 'default', icon: <NeutralIcon /> },
};

/** Outcome of a score: its name and an icon, because a colour alone says nothing to some readers. */
export function OutcomeChip({ name, colour }: { name: string; colour: ThresholdColour }) {
  const { color, icon } = LOOKS[colour];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={name} sx={{ maxWidth: '100%' }} />;
}
