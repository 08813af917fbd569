import ComfortableIcon from '@mui/icons-material/DensityMediumOutlined';
import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { TABLE } from './table.texts';
import { useDensity } from './use-density';

export function DensityButton() {
  const t = useText();
  const { isCompact, setCompact } = useDensity();
  const name = t(isCompact ? TABLE.comfortable : TABLE.compact);
  return (
    <Tooltip title={name}>
      <IconButton
        aria-label={name}
        color="primary"
        onClick={() => setCompact(!isCompact)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isCompact ? <ComfortableIcon /> : <CompactIcon />}
      </IconButton>
    </Tooltip>
  );
}
