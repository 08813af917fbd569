import { Alert, Box } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { affectedAnswers } from './affected-answers';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

/** Says before an update what becomes of the answers that suppliers have given. */
export function AffectedReview() {
  const t = useText();
  const { workflow, form } = useEdit();
  const affected = affectedAnswers(workflow, form);
  if (!affected) return null;
  const { reopened, kept, removed, asked, completed } = affected;
  const sentences = [
    reopened > 0 && `${t(EDIT.reopened, { count: reopened })} ${t(EDIT.askedAgain, { count: asked })}`,
    t(EDIT.keptAnswers, { count: kept }),
    removed > 0 && t(EDIT.removedAnswers, { count: removed }),
    completed > 0 && t(EDIT.completedUntouched, { count: completed }),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Alert role="status" severity="info" sx={{ mt: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  );
}
