import type { DuplicateMatch } from '@homologa/domain/suppliers/duplicates.contract';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { SUPPLIERS } from '../suppliers.texts';
import { WORKFLOW } from '../workflow/workflow.texts';
import { ADD } from './add.texts';

/** Returns the URL of the supplier's page. A supplier of a draft has no page yet, so returns the draft's edit page. */
const placeOf = ({ workflow, supplier_id: id }: DuplicateMatch): string =>
  workflow.status === 'draft' ? `/workflows/${workflow.id}/edit` : `/workflows/${workflow.id}/suppliers/${id}`;

export function DuplicateAlert({ matches, isList }: { matches: readonly DuplicateMatch[]; isList?: boolean }) {
  const t = useText();
  if (matches.length === 0) return null;
  const count = new Set(matches.map(({ index }) => index)).size;
  return (
    <Alert severity="warning" role="status" sx={{ my: 2 }}>
      <AlertTitle>{t(ADD.known, { count })}</AlertTitle>
      {t(ADD.knownHint, { count })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 220, overflow: 'auto' }}>
        {matches.map((match) => (
          <li key={`${match.index}-${match.supplier_id}`}>
            {isList && `${t(ADD.lineOf, { n: match.index + 1 })}: `}
            <Link component={RouterLink} to={placeOf(match)} target="_blank" color="inherit" sx={{ fontWeight: 600 }}>
              {match.company_name || t(SUPPLIERS.nameless)}
            </Link>
            {` · ${match.workflow.title || t(WORKFLOW.untitled)} · ${t(ADD[`knownBy_${match.matched_by}`])} `}
            <StatusChip status={match.display_status} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
