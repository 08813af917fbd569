import type { Words } from '@homologa/domain/language/locales';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { type BlockingReason, shownQuestions } from './blocking-reasons';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { checkedWorkflowOf } from './workflow-form';

export function useReasonTexts(reasons: readonly BlockingReason[]): string[] {
  const t = useText();
  const { form } = useEdit();
  const listed = (words: Words, places: readonly number[]) => {
    const list = places.length > 10 ? `${places.slice(0, 10).join(', ')}…` : places.join(', ');
    return t(words, { list, count: places.length });
  };
  return reasons.map(({ message, path, places }) => {
    if (places.length === 0) return message;
    if (path !== 'questionnaire') return `${message} (${listed(EDIT.rows, places)})`;
    const { numbers, hasSection } = shownQuestions(places, checkedWorkflowOf(form).questionnaire);
    const meant = [numbers.length > 0 && listed(EDIT.questions, numbers), hasSection && t(QUESTION_TYPE_WORDS.section)];
    return `${message} (${meant.filter(Boolean).join('; ')})`;
  });
}

export function ReasonList({ title }: { title: string }) {
  const { reasons, goTo } = useEdit();
  const texts = useReasonTexts(reasons);
  if (reasons.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: 1100 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map(({ code, path, places }, place) => (
          <li key={code}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => goTo(path, places[0] ?? null)}
              sx={{ textAlign: 'left', verticalAlign: 'top' }}
            >
              {texts[place]}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
