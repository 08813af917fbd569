import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import { SUPPLIER_NAME_WORDS } from '@homologa/domain/suppliers/supplier-words';
import HitsIcon from '@mui/icons-material/PersonSearchOutlined';
import { Box, Card, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ClearFilters } from '../../shared/lists/ClearFilters';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import type { ListColumn } from '../../shared/lists/list-column';
import { PromptFilters } from '../../shared/lists/PromptFilters';
import { RowList } from '../../shared/lists/RowList';
import { usePage } from '../../shared/ui/crumbs';
import { useLetterKeys } from '../../shared/ui/hooks/use-letter-keys';
import { useNow } from '../../shared/ui/hooks/use-now';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { HitDecisionChip, ScoreChip } from '../hits/HitChips';
import { WALK_KEYS } from '../hits/HitWalkButtons';
import { HitFilters, queueIn } from './HitFilters';
import { HitReview } from './HitReview';
import { QUEUE } from './queue.texts';
import { useHitWalk } from './use-hit-walk';

const LINE = 'hit-line';

interface LineProps {
  hit: HitRow;
  onOpen: (hit: HitRow) => void;
}

function ListedName({ hit, onOpen }: LineProps) {
  const t = useText();
  return (
    <>
      <Link
        component="button"
        type="button"
        underline="hover"
        className={LINE}
        onClick={() => onOpen(hit)}
        sx={{ fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {hit.name || hit.entry_key}
      </Link>
      {hit.entries > 1 && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1, whiteSpace: 'nowrap' }}>
          {t(QUEUE.moreEntries, { count: hit.entries })}
        </Typography>
      )}
    </>
  );
}

function Screened({ hit }: { hit: HitRow }) {
  const t = useText();
  const name = hit.supplier.name || t(SUPPLIER_NAME_WORDS.nameless);
  return (
    <>
      {name}
      {hit.party !== hit.supplier.name && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {hit.party}
        </Typography>
      )}
    </>
  );
}

function Age({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return (
    <Tooltip describeChild title={format.dateTime(at)}>
      <time dateTime={at}>{format.relative(at, now)}</time>
    </Tooltip>
  );
}

function Decision({ hit }: { hit: HitRow }) {
  const format = useFormat();
  if (!hit.decision) return '–';
  return (
    <>
      <HitDecisionChip decision={hit.decision} proposed={hit.state === 'proposed'} />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {[hit.decided_by?.name, format.date(hit.decided_at)].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

function Cards({ hits, onOpen }: { hits: readonly HitRow[]; onOpen: (hit: HitRow) => void }) {
  return (
    <CardList>
      {hits.map((hit) => (
        <Stack key={hit.id} component="li" sx={{ p: 2, gap: 0.75 }}>
          <Box>
            <ListedName hit={hit} onOpen={onOpen} />
          </Box>
          <Typography variant="body2" component="div">
            <Screened hit={hit} />
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary' }}>
            <ScoreChip score={hit.score} />
            <Typography variant="caption">{hit.list.title}</Typography>
            <Typography variant="caption">
              <Age at={hit.found_at} />
            </Typography>
          </Box>
          {hit.decision && (
            <Box>
              <Decision hit={hit} />
            </Box>
          )}
        </Stack>
      ))}
    </CardList>
  );
}

const EMPTY = { open: QUEUE.emptyOpen, proposed: QUEUE.emptyProposed, settled: QUEUE.emptySettled };

function Rows({ onOpen }: { onOpen: (hit: HitRow) => void }) {
  const t = useText();
  const { filterValues } = useListContext();
  const queue = queueIn(filterValues);
  const isFiltered = Object.entries(filterValues).some(([key, value]) => key !== 'queue' && value !== undefined);
  const columns: ListColumn<HitRow>[] = [
    {
      key: 'name',
      label: t(QUEUE.listedName),
      opensRow: true,
      render: (hit) => <ListedName hit={hit} onOpen={onOpen} />,
    },
    { key: 'supplier', label: t(QUEUE.supplier), render: (hit) => <Screened hit={hit} /> },
    { key: 'score', sort: 'score', label: t(QUEUE.score), render: ({ score }) => <ScoreChip score={score} /> },
    { key: 'list', sort: 'list', label: t(QUEUE.list), width: 260, render: ({ list }) => list.title },
    { key: 'found', sort: 'found_at', label: t(QUEUE.found), render: ({ found_at: at }) => <Age at={at} /> },
    { key: 'owner', sort: 'owner', label: t(QUEUE.owner), render: ({ owner }) => owner?.name ?? t(QUEUE.admins) },
    ...(queue === 'open'
      ? []
      : [{ key: 'decision', label: t(QUEUE.decision), render: (hit: HitRow) => <Decision hit={hit} /> }]),
  ];
  return (
    <ListTable
      label={t(QUEUE.title)}
      columns={columns}
      empty={
        <EmptyState
          icon={<HitsIcon />}
          title={t(QUEUE.empty)}
          text={t(isFiltered ? QUEUE.emptyFiltered : EMPTY[queue])}
          action={isFiltered ? <ClearFilters except="queue" /> : <GuideLink guide="analyst" task="hits" />}
        />
      }
      renderCards={(hits) => (hits ? <Cards hits={hits} onOpen={onOpen} /> : <PageSkeleton />)}
    />
  );
}

function Queue() {
  const box = useRef<HTMLDivElement>(null);
  const { opened, next, walk, open, advance } = useHitWalk();
  useLetterKeys(WALK_KEYS, (way) => {
    const lines = [...(box.current?.querySelectorAll<HTMLElement>(`.${LINE}`) ?? [])];
    const at = lines.findIndex((line) => line === document.activeElement);
    const to = at < 0 ? 0 : at + (way === 'next' ? 1 : -1);
    lines[to]?.focus();
  });
  return (
    <>
      <Card ref={box}>
        <Rows onOpen={open} />
        <ListPagination />
      </Card>
      {opened && (
        <HitReview
          key={opened.id}
          hit={opened}
          next={next}
          walk={walk}
          onClose={() => open(null)}
          onDecided={advance}
        />
      )}
    </>
  );
}

export default function HitsPage() {
  const t = useText();
  usePage({ label: t(QUEUE.title) });
  return (
    <RowList resource="hits" storeKey="hits" sort={{ field: 'score', order: 'DESC' }} perPage={25}>
      <PromptFilters>
        <PageTitle title={t(QUEUE.title)} subtitle={t(QUEUE.subtitle)} />
        <HitFilters />
        <Queue />
      </PromptFilters>
    </RowList>
  );
}
