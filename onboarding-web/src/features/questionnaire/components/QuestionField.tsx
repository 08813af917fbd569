import { type ReactNode, Suspense } from 'react';
import { Loader } from '../../../components/Loader';
import { lazyScreen } from '../../../i18n/held-texts';
import { CheckboxQuestion, RadioQuestion } from './ChoiceQuestion';
import type { QuestionProps } from './question-props';
import { TextQuestion } from './TextQuestion';

interface QuestionFieldProps extends QuestionProps {
  /** Renders the file input. It is a parameter, because a preview does not upload or download files. */
  renderFile: (props: QuestionProps) => ReactNode;
  renderAttachment: (props: QuestionProps) => ReactNode;
}

const TypedQuestion = lazyScreen(async () => (await import('./typed/TypedQuestion')).TypedQuestion);

export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { type, format, allowNa } = props.question;
  if (!allowNa && !(type === 'input' && format)) return <PlainQuestion {...props} />;
  return (
    <Suspense fallback={<Loader />}>
      <TypedQuestion {...props} renderPlain={() => <PlainQuestion {...props} />} />
    </Suspense>
  );
}

function PlainQuestion({ renderFile, renderAttachment, ...props }: QuestionFieldProps): ReactNode {
  switch (props.question.type) {
    case 'input':
      return <TextQuestion {...props} />;
    case 'radio':
      return <RadioQuestion {...props} />;
    case 'checkbox':
      return <CheckboxQuestion {...props} />;
    case 'file':
      return renderFile(props);
    case 'attachment':
      return renderAttachment(props);
    default:
      return null;
  }
}
