import { saveFile } from '@homologa/web/files/save-file';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { sizeText } from '../../../i18n/size-text';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { getAttachment } from '../api/answers.api';
import { QuestionFrame } from './QuestionFrame';
import type { QuestionProps } from './question-props';

export function AttachmentItem({ question, number }: QuestionProps) {
  const { t, locale } = useI18n();
  const { key } = useOwnOnboarding();
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const { attachment } = question;
  const download = (name: string) =>
    run(async () => {
      setProblem(null);
      try {
        saveFile(await getAttachment(key, question.id), name);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <QuestionFrame question={question} number={number} error={problem}>
      {attachment && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => download(attachment.name)}>
          {t(WORDS.downloadNamed, { name: attachment.name })} ({sizeText(attachment.size, locale)})
        </Button>
      )}
    </QuestionFrame>
  );
}
