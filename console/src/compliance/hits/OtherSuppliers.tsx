import { decisionWords } from '@homologa/domain/screenings/screening-sentences';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_NAME_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useText } from '../../shared/i18n/use-text';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { SCREENING } from '../screening.texts';
import { ScoreChip } from './HitChips';
import { REVIEW } from './review.texts';

interface OtherSuppliersProps {
  supplier: Pick<SupplierResponse, 'id' | 'workflow_id'>;
  entryKey: string;
}

export function OtherSuppliers({ supplier, entryKey }: OtherSuppliersProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow_id: workflowId, id } = supplier;
  const { data, error, refetch } = useQuery({
    queryKey: ['suppliers', 'getOtherSuppliers', workflowId, id, entryKey],
    queryFn: () => dataProvider.getOtherSuppliers(workflowId, id, entryKey),
  });
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t(REVIEW.others)}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={40} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(REVIEW.noOthers)}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.map(({ supplier: other, workflow, party, score, decision, proposed }) => (
            <li key={`${other.id}-${party}`}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Link component={RouterLink} to={`/workflows/${other.workflow_id}/suppliers/${other.id}`}>
                  {other.name || t(SUPPLIER_NAME_WORDS.nameless)}
                </Link>
                <ScoreChip score={score} />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {decision ? t(decisionWords({ decision, proposed })) : t(REVIEW.undecided)}
                </Typography>
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t(SCREENING.party)}: {party} · {workflow.title}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
