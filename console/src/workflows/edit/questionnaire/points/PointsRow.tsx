import KnockOutIcon from '@mui/icons-material/BlockOutlined';
import KnockOutOnIcon from '@mui/icons-material/DoDisturbOn';
import { ToggleButton, Tooltip } from '@mui/material';
import { OptionalNumberField } from '../answer/OptionalNumberField';
import { POINT_LIMITS } from './point-edits';

interface KnockOutButtonProps {
  /** Says which answer fails the supplier. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Marks an answer that fails the supplier whatever else it answers. The filled icon says so without colour. */
const KnockOutButton = ({ label, isOn, onChange }: KnockOutButtonProps) => (
  <Tooltip title={label}>
    <ToggleButton
      size="small"
      color="error"
      value="knock-out"
      selected={isOn}
      aria-label={label}
      onChange={() => onChange(!isOn)}
      sx={{ border: 0, p: 0.75 }}
    >
      {isOn ? <KnockOutOnIcon /> : <KnockOutIcon />}
    </ToggleButton>
  </Tooltip>
);

interface PointsRowProps {
  label: string;
  knockOutLabel: string;
  points: number | null | undefined;
  isKnockOut: boolean;
  onKnockOut: (isKnockOut: boolean) => void;
}

/** Points of an option may be left out; those of other answers begin as 0 and stay a number. */
type PointsChange =
  | { isRequired: true; onPoints: (points: number) => void }
  | { isRequired?: false; onPoints: (points: number | null) => void };

/** Points of one answer, and whether it fails the supplier. */
export const PointsRow = ({
  label,
  knockOutLabel,
  points,
  isKnockOut,
  onKnockOut,
  ...field
}: PointsRowProps & PointsChange) => (
  <>
    <OptionalNumberField
      label={label}
      value={points}
      {...POINT_LIMITS}
      sx={{ flex: '0 1 150px', minWidth: 96 }}
      {...(field.isRequired ? { isRequired: true, onChange: field.onPoints } : { onChange: field.onPoints })}
    />
    <KnockOutButton label={knockOutLabel} isOn={isKnockOut} onChange={onKnockOut} />
  </>
);
