import ErrorIcon from '@mui/icons-material/SentimentDissatisfiedOutlined';
import { Button } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { EmptyState } from '../shared/ui/EmptyState';
import { SHELL } from './shell.texts';

/** A file of a former build that is gone: the page only needs to be loaded again. */
const isMissingChunk = (error: Error): boolean =>
  /dynamically imported module|module script failed/i.test(error.message);

/** The crash screen of client-platform.md section 8, with a way to reach us. */
export function CrashPage({ error }: { error: Error }) {
  const t = useText();
  const isStale = isMissingChunk(error);
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={t(isStale ? SHELL.newVersion : SHELL.crashed)}
      text={isStale ? undefined : t(SHELL.crashedHint)}
      action={
        <>
          <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
            {t(SHELL.reload)}
          </Button>
          <Button href="/contact">{t(SHELL.contactUs)}</Button>
        </>
      }
    />
  );
}
