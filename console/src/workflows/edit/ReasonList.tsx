import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import type { BlockingReason } from './blocking-reasons';
import { EDIT } from './edit.texts';

/** The panel that a reason is about. */
const PANELS: Readonly<Record<string, string>> = {
  info: 'info',
  suppliers: 'suppliers',
  questionnaire: 'questionnaire',
};

/** A reason with the rows or questions that it means. */
export function useReasonTexts(reasons: readonly BlockingReason[]): string[] {
  const t = useText();
  return reasons.map(({ message, path, places }) => {
    if (places.length === 0) return message;
    const list = places.length > 10 ? `${places.slice(0, 10).join(', ')}…` : places.join(', ');
    return `${message} (${t(path === 'questionnaire' ? EDIT.questions : EDIT.rows, { list })})`;
  });
}

/** Opens the panel and brings it into view. */
function goTo(path: string): void {
  const panel = document.getElementById(`panel-${PANELS[path.split('.')[0] ?? ''] ?? 'info'}`);
  const header = panel?.querySelector('button');
  if (header?.getAttribute('aria-expanded') === 'false') header.click();
  panel?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  header?.focus({ preventScroll: true });
}

/** Every blocking reason, each with the way to what it is about. */
export function ReasonList({ title, reasons }: { title: string; reasons: readonly BlockingReason[] }) {
  const texts = useReasonTexts(reasons);
  if (reasons.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: 1100 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map(({ code, path }, place) => (
          <li key={code}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => goTo(path)}
              sx={{ textAlign: 'left' }}
            >
              {texts[place]}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
