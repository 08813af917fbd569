import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { HOLDER_KINDS, type HolderKind } from '@homologa/domain/screenings/asked-shareholder';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { CHECKS } from './checks.texts';

export function KindInput({ value, onChange }: { value: HolderKind; onChange: (kind: HolderKind) => void }) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={t(CHECKS.kind)}
      onChange={(_event, kind: HolderKind | null) => kind && onChange(kind)}
    >
      {[...HOLDER_KINDS].reverse().map((kind) => (
        <ToggleButton key={kind} value={kind} sx={{ px: 2, textTransform: 'none' }}>
          {t(SHAREHOLDER_KIND_WORDS[kind])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
