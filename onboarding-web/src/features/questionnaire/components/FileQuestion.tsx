import { FileInput } from '../../../components/FileInput';
import { getAnswerFile } from '../../../lib/own-files';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { useAnswerFile } from '../use-answer-file';
import type { QuestionProps } from './QuestionField';
import { anchorOf, errorIdOf, QuestionFrame, titleIdOf } from './QuestionFrame';

/** A file that the supplier uploads. */
export function FileQuestion({ question, number, answer, error, isReadOnly }: QuestionProps) {
  const { key, take } = useOwnOnboarding();
  const stored = answer !== null && typeof answer === 'object' && 'fileId' in answer ? answer : null;
  const file = useAnswerFile({ key, questionId: question.id, stored, take });
  return (
    <QuestionFrame question={question} number={number} error={error}>
      <FileInput
        id={anchorOf(question.id)}
        labelledBy={titleIdOf(question.id)}
        describedBy={error ? errorIdOf(question.id) : undefined}
        state={file.state}
        isReadOnly={isReadOnly}
        isInvalid={error !== null}
        load={() => getAnswerFile(key, question.id)}
        onChoose={file.choose}
        onRemove={file.remove}
        onCancel={file.cancel}
        onRetry={file.retry}
      />
    </QuestionFrame>
  );
}
