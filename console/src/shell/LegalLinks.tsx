import { Link } from '@mui/material';
import { useConfig } from '../shared/data/use-config';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { FRAME } from './frame.texts';

export function LegalLinks() {
  const t = useText();
  const locale = useAppLocale();
  const { data } = useConfig();
  const links = data?.legal_links[locale];
  return (['privacy', 'terms'] as const).map(
    (kind) =>
      links?.[kind] && (
        <Link
          key={kind}
          href={links[kind]}
          target="_blank"
          rel="noreferrer"
          variant="caption"
          sx={{ color: 'text.secondary' }}
        >
          {t(FRAME[kind])}
        </Link>
      ),
  );
}
