import { fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import { FileInput, fileStatusId } from '../../../components/FileInput';
import { useFileUpload } from '../../../components/use-file-upload';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { getAnswerFile } from '../../../onboarding/own-files';
import { deleteAnswer, uploadAnswer } from '../api/answers.api';
import { anchorOf, errorIdOf, QuestionFrame, titleIdOf } from './QuestionFrame';
import type { QuestionProps } from './question-props';

export function FileQuestion({ question, number, answer, error, isReadOnly }: QuestionProps) {
  const { key, take } = useOwnOnboarding();
  const stored = fileOfAnswer(answer);
  const file = useFileUpload({
    place: `${key.supplierId}.${question.id}`,
    stored,
    take,
    send: (chosen, hooks) => uploadAnswer(key, question.id, chosen, hooks),
    remove: () => deleteAnswer(key, question.id),
  });
  const isFailed = file.activity?.phase === 'failed';
  const problemId = isFailed ? fileStatusId(anchorOf(question.id)) : errorIdOf(question.id);
  return (
    <QuestionFrame question={question} number={number} error={error} hasOwnError={isFailed}>
      <FileInput
        id={anchorOf(question.id)}
        labelledBy={titleIdOf(question.id)}
        describedBy={error || isFailed ? problemId : undefined}
        stored={file.stored}
        activity={file.activity}
        isReadOnly={isReadOnly}
        isInvalid={error !== null}
        load={() => getAnswerFile(key, question.id)}
        onChoose={file.choose}
        onAddPhotos={file.addPhotos}
        onRemove={file.remove}
        onCancel={file.cancel}
        onRetry={file.retry}
      />
    </QuestionFrame>
  );
}
