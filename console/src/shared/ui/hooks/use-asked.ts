import { useState } from 'react';

interface Question<Subject> {
  subject: Subject;
  resolve: (isConfirmed: boolean) => void;
}

/**
 * Confirmation before an action: `confirm` opens the dialog for a subject and resolves with the user's answer. `shown`
 * keeps the subject while the dialog fades out.
 */
export function useAsked<Subject>() {
  const [question, setQuestion] = useState<Question<Subject> | null>(null);
  const [asked, setAsked] = useState(false);
  return {
    asked,
    shown: question?.subject ?? null,
    confirm: (subject: Subject) =>
      new Promise<boolean>((resolve) => {
        setQuestion({ subject, resolve });
        setAsked(true);
      }),
    answer: (isConfirmed: boolean) => {
      setAsked(false);
      question?.resolve(isConfirmed);
    },
  };
}
