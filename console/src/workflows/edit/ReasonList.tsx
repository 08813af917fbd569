import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import type { BlockingReason } from './blocking-reasons';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

/** A reason with the rows or questions that it means. */
export function useReasonTexts(reasons: readonly BlockingReason[]): string[] {
  const t = useText();
  return reasons.map(({ message, path, places }) => {
    if (places.length === 0) return message;
    const list = places.length > 10 ? `${places.slice(0, 10).join(', ')}…` : places.join(', ');
    return `${message} (${t(path === 'questionnaire' ? EDIT.questions : EDIT.rows, { list, count: places.length })})`;
  });
}

/** Every blocking reason, each with the way to the field that it is about. */
export function ReasonList({ title }: { title: string }) {
  const { reasons, goTo } = useEdit();
  const texts = useReasonTexts(reasons);
  if (reasons.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: 1100 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map(({ code, path, places }, place) => (
          <li key={code}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => goTo(path, places[0] ?? null)}
              sx={{ textAlign: 'left', verticalAlign: 'top' }}
            >
              {texts[place]}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
