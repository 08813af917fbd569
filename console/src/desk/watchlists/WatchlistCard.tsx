import { translateError } from '@homologa/domain/errors/error-messages';
import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import { Alert, Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { UploadButton } from '../../shared/ui/UploadButton';
import { ImportOlder } from './ImportOlder';
import { Snapshots } from './Snapshots';
import { useImport } from './use-import';
import { WATCHLISTS } from './watchlists.texts';

function StateChip({ list }: { list: WatchlistResponse }) {
  const t = useText();
  if (!list.current) return <Chip size="small" color="error" label={t(WATCHLISTS.notLoaded)} />;
  if (list.stale) {
    const label = t(list.stale_reason === 'old_edition' ? WATCHLISTS.oldEdition : WATCHLISTS.stale);
    return <Chip size="small" color="error" label={label} />;
  }
  if (list.problem) return <Chip size="small" color="warning" label={t(WATCHLISTS.failed)} />;
  return <Chip size="small" color="success" label={t(WATCHLISTS.upToDate)} />;
}

function useFacts({ current, format: fileFormat, ...list }: WatchlistResponse): Fact[] {
  const { checked_at: checkedAt, refresh_hours: hours } = list;
  const t = useText();
  const format = useFormat();
  const day = current?.published_on && format.day(current.published_on);
  const published = day && current.is_day_inferred ? t(WATCHLISTS.byNewestRecord, { day }) : day;
  const counts = current && [current.added, current.changed, current.removed].map(format.number).join(', ');
  return [
    { label: t(WATCHLISTS.snapshot), value: current && format.number(current.number) },
    {
      label: t(isMediaFormat(fileFormat) ? WATCHLISTS.articles : WATCHLISTS.entries),
      value: current && format.number(current.entries),
    },
    { label: t(WATCHLISTS.changes), value: counts },
    { label: t(WATCHLISTS.imported), value: current && format.dateTime(current.imported_at) },
    { label: t(WATCHLISTS.published), value: published },
    { label: t(WATCHLISTS.checked), value: checkedAt && format.dateTime(checkedAt) },
    {
      label: t(WATCHLISTS.schedule),
      value: hours === null ? t(WATCHLISTS.onDemand) : t(WATCHLISTS.every, { n: hours }),
    },
  ];
}

function Problem({ list, problem }: { list: WatchlistResponse; problem: NonNullable<WatchlistResponse['problem']> }) {
  const t = useText();
  const format = useFormat();
  const locale = useAppLocale();
  const reason = translateError(problem, locale);
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t(WATCHLISTS.failedAt, { date: format.dateTime(problem.at), reason })}
      {/* Below the text: beside it, the button would leave the text almost no width on phones. */}
      {problem.code === 'watchlist_older' && (
        <Box sx={{ mt: 0.5, ml: -0.5 }}>
          <ImportOlder list={list} />
        </Box>
      )}
    </Alert>
  );
}

function Actions({ list }: { list: WatchlistResponse }) {
  const t = useText();
  const start = useImport(list);
  return (
    <>
      <UploadButton
        size="small"
        label={t(WATCHLISTS.importFile)}
        isBusy={start.isPending}
        onFile={(file) => start.mutate({ file })}
      />
      {list.has_address && (
        <Button
          size="small"
          variant="contained"
          loading={start.isPending}
          aria-label={t(WATCHLISTS.importNowOf, { list: list.title })}
          onClick={() => start.mutate({ file: null })}
        >
          {t(WATCHLISTS.importNow)}
        </Button>
      )}
    </>
  );
}

export function WatchlistCard({ list }: { list: WatchlistResponse }) {
  const t = useText();
  const facts = useFacts(list);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={list.title} action={<Actions list={list} />}>
      <Box sx={{ display: 'flex', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <StateChip list={list} />
        <Chip size="small" variant="outlined" label={list.code} />
      </Box>
      {list.problem && <Problem list={list} problem={list.problem} />}
      <Facts facts={facts} columns={2} />
      {list.current && (
        <Button size="small" sx={{ mt: 1.5 }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(WATCHLISTS.snapshots)}
        </Button>
      )}
      {isOpen && <Snapshots list={list} />}
    </Panel>
  );
}
