import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { CHANGED } from '../changed.texts';
import type { Question } from '../questions';
import type { ChangedAnswer, useAnswers } from '../use-answers';
import { AnswerWords } from './AnswerWords';
import { anchorOf, titleIdOf } from './QuestionFrame';
import '../changed.css';

interface ChangedElsewhereProps {
  question: Question;
  answers: Pick<ReturnType<typeof useAnswers>, 'changed' | 'keepMine' | 'keepTheirs'>;
}

/** Both versions of an answer that another tab or device has changed, and the choice between them. */
export function ChangedElsewhere({ question, answers: { changed, keepMine, keepTheirs } }: ChangedElsewhereProps) {
  const { t } = useI18n();
  const { id } = question;
  const versions = changed.get(id);
  if (!versions) return null;
  const choose = (keep: (questionId: string) => void) => {
    keep(id);
    // The buttons disappear with the choice.
    document.getElementById(anchorOf(id))?.focus();
  };
  const textOf = (answer: ChangedAnswer['theirs']) => (
    <AnswerWords question={question} answer={answer} none={t(CHANGED.none)} />
  );
  return (
    <div className="changed" role="alert">
      <p>
        <strong>{t(CHANGED.title)}</strong>
      </p>
      <dl>
        <dt>{t(CHANGED.mine)}</dt>
        <dd>{textOf(versions.mine)}</dd>
        <dt>{t(CHANGED.theirs)}</dt>
        <dd>{textOf(versions.theirs)}</dd>
      </dl>
      <p className="changed-choice">
        <Button kind="secondary" aria-describedby={titleIdOf(id)} onClick={() => choose(keepMine)}>
          {t(CHANGED.keep_mine)}
        </Button>
        <Button kind="secondary" aria-describedby={titleIdOf(id)} onClick={() => choose(keepTheirs)}>
          {t(CHANGED.keep_theirs)}
        </Button>
      </p>
    </div>
  );
}
