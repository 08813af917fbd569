import { Box, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { comparedItems } from '../affected-answers';
import { useEdit } from '../edit-context';
import { useAffected } from '../use-affected';
import { contentOf, formOf } from '../workflow-form';
import { ChangeList } from './ChangeList';
import { CHANGES } from './versions.texts';

/** Lists before an update what the new version of the questionnaire changes; nothing if it stays the same. */
export function ChangesReview() {
  const t = useText();
  const titleId = useId();
  const { workflow, form } = useEdit();
  const { data } = useAffected();
  const { before, after } = useMemo(() => comparedItems(workflow, form), [workflow, form]);
  const isSame = contentOf(form, 'questionnaire') === contentOf(formOf(workflow), 'questionnaire');
  const lost = useMemo(
    () => new Map(data?.lost_answers?.map(({ question, suppliers }) => [question, suppliers])),
    [data],
  );
  if (isSame) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t(CHANGES.title)}
      </Typography>
      <ChangeList before={before} after={after} lost={lost} />
    </Box>
  );
}
