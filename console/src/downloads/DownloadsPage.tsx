import { translateError } from '@homologa/domain/errors/error-messages';
import type { OwnExportResponse } from '@homologa/domain/exports/export.contract';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Card, Divider, LinearProgress, Stack, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../shared/data/provider/use-provider';
import { useFormat } from '../shared/i18n/use-format';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { DownloadButton } from '../shared/ui/DownloadButton';
import { useNow } from '../shared/ui/hooks/use-now';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { Loaded } from '../shared/ui/states/Loaded';
import { DOWNLOAD_KINDS, DOWNLOADS } from './downloads.texts';

const LOOK_MS = 2_000;
const BYTES_PER_MB = 1024 * 1024;

const isOpen = ({ state }: OwnExportResponse): boolean => !isJobFinished(state);

function Progress({ download: { progress, state } }: { download: OwnExportResponse }) {
  const t = useText();
  const share = progress?.total ? Math.min(100, (progress.done / progress.total) * 100) : null;
  return (
    <LinearProgress
      variant={share === null ? 'indeterminate' : 'determinate'}
      value={share ?? undefined}
      aria-label={t(JOB_STATE_WORDS[state])}
      sx={{ mt: 1, height: 6, borderRadius: 3 }}
    />
  );
}

function useFate({ state, error, file }: OwnExportResponse): string {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  if (error) return translateError(error, locale);
  if (state !== 'completed') return t(JOB_STATE_WORDS[state]);
  if (!file) return t(DOWNLOADS.expired);
  const size = Math.max(0.01, Math.round((file.size / BYTES_PER_MB) * 100) / 100);
  return [
    t(DOWNLOADS.size, { n: format.number(size) }),
    t(DOWNLOADS.keptUntil, { date: format.date(file.expires_at) }),
  ].join(' · ');
}

function DownloadRow({ download }: { download: OwnExportResponse }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const fate = useFate(download);
  const kind = DOWNLOAD_KINDS.get(download.name);
  const { file, state } = download;
  return (
    <Stack component="li" direction="row" spacing={2} sx={{ px: 2, py: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file?.name ?? (kind ? t(kind) : download.name)}
        </Typography>
        <Typography variant="body2" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
          <Tooltip describeChild title={format.dateTime(download.created_at)}>
            <span>{format.relative(download.created_at, now)}</span>
          </Tooltip>
          {` · ${fate}`}
        </Typography>
        {isOpen(download) && <Progress download={download} />}
      </Box>
      {file && (
        <DownloadButton
          path={`/api/jobs/${encodeURIComponent(download.id)}/file`}
          fileName={file.name}
          aria-label={t(DOWNLOADS.downloadNamed, { name: file.name })}
        />
      )}
    </Stack>
  );
}

export default function DownloadsPage() {
  const t = useText();
  const dataProvider = useProvider();
  usePage({ label: t(DOWNLOADS.title) });
  const query = useQuery({
    queryKey: ['exports', 'getOwnExports'],
    queryFn: () => dataProvider.getOwnExports(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_MS : false),
  });
  return (
    <>
      <PageTitle title={t(DOWNLOADS.title)} subtitle={t(DOWNLOADS.subtitle)} />
      <Loaded query={query}>
        {(downloads) => (
          <Card>
            {downloads.length === 0 ? (
              <EmptyState icon={<DownloadIcon />} title={t(DOWNLOADS.empty)} text={t(DOWNLOADS.emptyHint)} />
            ) : (
              <Stack
                component="ul"
                divider={<Divider component="li" aria-hidden />}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {downloads.map((download) => (
                  <DownloadRow key={download.id} download={download} />
                ))}
              </Stack>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}
