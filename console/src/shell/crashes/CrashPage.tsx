import { fillText } from '@homologa/web/texts/text';
import ErrorIcon from '@mui/icons-material/SentimentDissatisfiedOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { lastRequestId } from '../../shared/http/last-request';
import { COMMON } from '../../shared/i18n/common.texts';
import { currentLocale } from '../../shared/i18n/locale';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { SHELL } from '../shell.texts';

/** A file of a former build that is gone: the page only needs to be loaded again. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Unable to preload CSS|ChunkLoadError/i.test(error.message);

/** The request that went wrong, or the last one before the page broke. */
const requestIdOf = (error: unknown): string | null =>
  (error instanceof ApiError ? error.requestId : null) ?? lastRequestId();

/** What somebody who mends it wants to know; no token and nothing that was typed. */
const detailsOf = (error: unknown, requestId: string | null): string =>
  [
    `${SHELL.crashed.en} ${new Date().toISOString()}`,
    `Page: ${window.location.pathname}`,
    `Request: ${requestId ?? '-'}`,
    `Browser: ${navigator.userAgent}`,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n');

/**
 * The crash screen of reference 1.7: a way on, a way to reach us and what to tell. It takes its language from the
 * browser's memory, since whatever provides it may be what broke.
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
      title={SHELL[isStale ? 'newVersion' : 'crashed'][locale]}
      text={isStale ? undefined : SHELL.crashedHint[locale]}
      action={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {SHELL.reload[locale]}
            </Button>
            {!isStale && (
              <Button variant="outlined" onClick={copy}>
                {SHELL[hasCopied ? 'copied' : 'copyDetails'][locale]}
              </Button>
            )}
            <Button href="/contact">{SHELL.contactUs[locale]}</Button>
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
