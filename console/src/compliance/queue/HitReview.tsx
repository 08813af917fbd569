import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { SUPPLIER_NAME_WORDS } from '@homologa/domain/suppliers/supplier-words';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Skeleton,
  Typography,
} from '@mui/material';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import type { ConsoleDataProvider } from '../../shared/data/provider/data-provider';
import { useProvider } from '../../shared/data/provider/use-provider';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { allGroups } from '../hits/findings';
import { HitDialog } from '../hits/HitDialog';
import { type HitWalk, HitWalkButtons } from '../hits/HitWalkButtons';
import { JudgeHitDialog } from '../hits/JudgeHitDialog';
import { useHitKeys } from '../hits/use-hit-keys';
import { QUEUE } from './queue.texts';

const screeningOf = (dataProvider: ConsoleDataProvider, { supplier }: HitRow) =>
  queryOptions({
    queryKey: ['suppliers', 'getScreening', supplier.workflow_id, supplier.id, 'newest'],
    queryFn: () => dataProvider.getScreening(supplier.workflow_id, supplier.id),
  });

/** Preloads the screening of the next hit, so that the next comparison opens without a wait. */
function useEarlyScreening(next: HitRow | undefined): void {
  const queries = useQueryClient();
  const dataProvider = useProvider();
  useEffect(() => {
    if (next) void queries.prefetchQuery({ ...screeningOf(dataProvider, next), staleTime: 30_000 });
  }, [queries, dataProvider, next]);
}

function About({ hit }: { hit: HitRow }) {
  const t = useText();
  const { supplier, workflow } = hit;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t(hit.is_check ? QUEUE.check : QUEUE.supplier)}:{' '}
      <Link component={RouterLink} to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`}>
        {supplier.name || t(SUPPLIER_NAME_WORDS.nameless)}
      </Link>
      {/* The workflow of the checks is the product's own, titled in the language of whoever checked first. */}
      {!hit.is_check && ` · ${workflow.title}`}
    </Typography>
  );
}

interface HitReviewProps {
  hit: HitRow;
  next: HitRow | undefined;
  walk: HitWalk;
  onClose: () => void;
  onDecided: () => void;
}

export function HitReview({ hit, next, walk, onClose, onDecided }: HitReviewProps) {
  const t = useText();
  const titleId = useId();
  const dataProvider = useProvider();
  const mayJudge = useCan('request_screenings');
  const { data: screening, error, refetch } = useQuery(screeningOf(dataProvider, hit));
  const [judging, setJudging] = useState<{ decision: HitDecision | null } | null>(null);
  useEarlyScreening(next);
  // Stores a decision key that is pressed while the comparison is loading. The decision dialog opens as soon as the
  // comparison is loaded.
  const judge = mayJudge ? (decision: HitDecision | null) => setJudging({ decision }) : undefined;
  const onKeyDown = useHitKeys({ walk, onJudge: screening ? undefined : judge });
  const { supplier } = hit;
  const place = { id: supplier.id, workflow_id: supplier.workflow_id };
  const group = (screening ? allGroups(screening) : []).find(
    ({ lead, hits }) => lead.party === hit.party && hits.some((one) => one.hit.entry_key === hit.entry_key),
  );
  const found = group?.hits.find((one) => one.hit.entry_key === hit.entry_key);
  if (group && found && judging) {
    return (
      <JudgeHitDialog
        supplier={place}
        groups={[group]}
        entry={found}
        evidence={screening?.data?.evidence}
        decision={judging.decision}
        onClose={() => setJudging(null)}
        onDecided={onDecided}
      />
    );
  }
  if (found) {
    return (
      <HitDialog
        supplier={place}
        found={found}
        evidence={screening?.data?.evidence}
        about={<About hit={hit} />}
        walk={walk}
        onClose={onClose}
        onJudge={judge}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {hit.name}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1.5 }}>
          <About hit={hit} />
        </Box>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!screening && !error && <Skeleton variant="rounded" height={320} />}
        {screening && <Typography>{t(QUEUE.notThere)}</Typography>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <HitWalkButtons walk={walk} />
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
