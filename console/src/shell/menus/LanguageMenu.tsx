import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useSetLocale } from 'react-admin';
import { updateSessionUser, useSession } from '../../shared/auth/session-store';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';
import { ChoiceMenu, type Tip } from './ChoiceMenu';

export function LanguageMenu({ tip }: { tip?: Tip }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const setLocale = useSetLocale();
  const { user } = useSession();
  const save = useAction(
    (language: Locale) =>
      user ? dataProvider.updateAccount(user.id, { preferences: { language } }) : Promise.resolve(null),
    {
      onDone: (changed) => {
        if (changed) updateSessionUser(changed);
      },
    },
  );
  return (
    <ChoiceMenu
      tip={tip}
      label={t(FRAME.language)}
      icon={<LanguageIcon />}
      value={locale}
      options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }))}
      onChoose={(language) => {
        setLocale(language);
        save.mutate(language);
      }}
    />
  );
}
