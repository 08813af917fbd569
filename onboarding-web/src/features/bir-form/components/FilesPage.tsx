import { useState } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FileHint } from '../../../components/FileInput';
import { FILE } from '../../../components/file.texts';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useIsUploading } from '../../../lib/running-uploads';
import { FORM } from '../bir-form.texts';
import type { BirFormState } from '../use-bir-form';
import { FileKind } from './FileKind';
import { PageFooter } from './PageFooter';

const HINT_ID = 'form-file-hint';

export function FilesPage({ state, onDone }: { state: BirFormState; onDone: () => void }) {
  const { t } = useI18n();
  // Blocks leaving the page during an upload, because leaving would cancel the upload.
  const isUploading = useIsUploading();
  const [isTooEarly, setTooEarly] = useState(false);
  return (
    <form
      className="form-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTooEarly(isUploading);
        if (!isUploading) onDone();
      }}
    >
      <StepHeading>{t(FORM.files)}</StepHeading>
      <ErrorSummary errors={isTooEarly && isUploading ? [{ fieldId: null, message: t(FILE.running) }] : []} />
      <p className="muted">{t(state.isReadOnly ? FORM.readOnly : FORM.filesLead)}</p>
      {!state.isReadOnly && <FileHint id={HINT_ID} />}
      {state.form.files.map(({ kind, isRequired }) => (
        <FileKind key={kind} state={state} kind={kind} isOptional={!isRequired} sharedHintId={HINT_ID} />
      ))}
      <PageFooter state={state} />
    </form>
  );
}
