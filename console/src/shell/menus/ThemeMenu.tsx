import type { Words } from '@homologa/domain/language/locales';
import SystemIcon from '@mui/icons-material/BrightnessAutoOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import type { ReactElement } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { setThemeMode, THEME_MODES, type ThemeMode, useThemeMode } from '../../shared/theme/theme-mode';
import { FRAME } from '../frame.texts';
import { ChoiceMenu, type Tip } from './ChoiceMenu';

const LOOKS: Readonly<Record<ThemeMode, { words: Words; icon: ReactElement }>> = {
  light: { words: FRAME.lightTheme, icon: <LightIcon /> },
  dark: { words: FRAME.darkTheme, icon: <DarkIcon /> },
  system: { words: FRAME.systemTheme, icon: <SystemIcon /> },
};

export function ThemeMenu({ tip }: { tip?: Tip }) {
  const t = useText();
  const mode = useThemeMode();
  return (
    <ChoiceMenu
      tip={tip}
      label={t(FRAME.theme)}
      icon={LOOKS[mode].icon}
      value={mode}
      options={THEME_MODES.map((option) => ({ value: option, label: t(LOOKS[option].words) }))}
      onChoose={setThemeMode}
    />
  );
}
