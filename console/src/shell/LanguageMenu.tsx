import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/i18n/locales';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useSetLocale } from 'react-admin';
import { updateSessionUser, useSession } from '../shared/auth/session-store';
import { accountApi } from '../shared/data/account.api';
import { useDeed } from '../shared/data/use-deed';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { SHELL } from './shell.texts';

/** Switches the language at once, and for a signed-in person for good. */
export function LanguageMenu() {
  const t = useText();
  const locale = useAppLocale();
  const setLocale = useSetLocale();
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = useDeed(
    (language: Locale) =>
      user ? accountApi.updateAccount(user.id, { preferences: { language } }) : Promise.resolve(null),
    {
      onDone: (changed) => {
        if (changed) updateSessionUser(changed);
      },
    },
  );
  const choose = (language: string) => {
    setAnchor(null);
    if (!isLocale(language) || language === locale) return;
    setLocale(language);
    save.mutate(language);
  };
  return (
    <>
      <Tooltip title={t(SHELL.language)}>
        <IconButton
          aria-label={`${t(SHELL.language)}: ${LOCALE_NAMES[locale]}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <LanguageIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LOCALES.map((language) => (
          <MenuItem key={language} lang={language} selected={language === locale} onClick={() => choose(language)}>
            {LOCALE_NAMES[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
