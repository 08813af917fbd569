import { fillText } from '@homologa/web/texts/text';
import ErrorIcon from '@mui/icons-material/SentimentDissatisfiedOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { lastRequestId } from '../../shared/http/last-request';
import { COMMON } from '../../shared/i18n/common.texts';
import { currentLocale } from '../../shared/i18n/locale';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { FRAME } from '../frame.texts';

/** True if a new build has removed the code that the page tried to load, so that reloading the page helps. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Unable to preload CSS|ChunkLoadError/i.test(error.message);

const requestIdOf = (error: unknown): string | null =>
  (error instanceof ApiError ? error.requestId : null) ?? lastRequestId();

/** Error report for the developers; contains no token and no user input. */
const detailsOf = (error: unknown, requestId: string | null): string =>
  [
    `${FRAME.crashed.en} ${new Date().toISOString()}`,
    `Page: ${window.location.pathname}`,
    `Request: ${requestId ?? '-'}`,
    `Browser: ${navigator.userAgent}`,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n');

/**
 * Error page with a reload button, a contact link and the error details. Reads the language from the browser's storage,
 * because the component that crashed may be a provider.
 */
export function CrashPage({ error }: { error: unknown }) {
  const locale = currentLocale();
  const [hasCopied, setCopied] = useState(false);
  const isStale = isMissingChunk(error);
  const requestId = requestIdOf(error);
  const copy = () => void navigator.clipboard.writeText(detailsOf(error, requestId)).then(() => setCopied(true));
  return (
    <EmptyState
      isPage
      icon={<ErrorIcon />}
      title={FRAME[isStale ? 'newVersion' : 'crashed'][locale]}
      text={isStale ? undefined : FRAME.crashedHint[locale]}
      action={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {FRAME.reload[locale]}
            </Button>
            {!isStale && (
              <Button variant="outlined" onClick={copy}>
                {FRAME[hasCopied ? 'copied' : 'copyDetails'][locale]}
              </Button>
            )}
            <Button href="/contact">{FRAME.contactUs[locale]}</Button>
          </Box>
          <Box role="status">
            {!isStale && requestId && (
              <Typography variant="caption" component="p" sx={{ mt: 2 }}>
                {fillText(COMMON.requestId, locale, { id: requestId })}
              </Typography>
            )}
          </Box>
        </>
      }
    />
  );
}
