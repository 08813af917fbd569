import type { ReactNode } from 'react';
import { CheckboxQuestion, RadioQuestion } from './ChoiceQuestion';
import type { QuestionProps } from './question-props';
import { TextQuestion } from './TextQuestion';

interface QuestionFieldProps extends QuestionProps {
  /** Renders the file input. It is a parameter, because a preview does not upload or download files. */
  renderFile: (props: QuestionProps) => ReactNode;
  renderAttachment: (props: QuestionProps) => ReactNode;
}

export function QuestionField({ renderFile, renderAttachment, ...props }: QuestionFieldProps): ReactNode {
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
