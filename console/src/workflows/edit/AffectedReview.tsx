import type { UpdateEffect } from '@homologa/domain/questionnaires/versions/update-effects';
import { Alert, Box } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { useAffected } from './use-affected';
import { AffectedSuppliers } from './versions/AffectedSuppliers';
import { VERSIONS } from './versions/versions.texts';

/** Effects on suppliers who have given answers and are asked the new version. */
const ASKED: ReadonlySet<UpdateEffect> = new Set(['answers_kept', 'answers_dropped', 'asked_again']);

/** Says before an update what becomes of the answers that suppliers have given, and to how many suppliers. */
export function AffectedReview() {
  const t = useText();
  const { workflow } = useEdit();
  const { affected, data, isError } = useAffected();
  if (!affected) return null;
  const { reopened, kept, unfit, removed } = affected;
  const groups = data?.groups.filter(({ count }) => count > 0) ?? [];
  // The sentences on answers would contradict groups of which nobody is asked what is new.
  const isAnyAsked = groups.length === 0 || groups.some(({ effect }) => ASKED.has(effect));
  const sentences = [
    isAnyAsked && reopened > 0 && t(EDIT.reopened, { count: reopened }),
    isAnyAsked && kept > 0 && t(EDIT.keptAnswers, { count: kept }),
    isAnyAsked && unfit > 0 && t(EDIT.unfitAnswers, { count: unfit }),
    isAnyAsked && removed > 0 && t(EDIT.removedAnswers, { count: removed }),
    !data && t(isError ? VERSIONS.notCounted : VERSIONS.counting),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Alert role="status" severity="info" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {groups.map((group) => (
          <AffectedSuppliers key={group.effect} group={group} workflowId={workflow.id} />
        ))}
      </Box>
    </Alert>
  );
}
