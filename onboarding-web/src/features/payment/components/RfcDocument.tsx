import { FileInput } from '../../../components/FileInput';
import { useFileUpload } from '../../../components/use-file-upload';
import { useI18n } from '../../../i18n/I18nProvider';
import { getRequestFile } from '../../../onboarding/own-files';
import { deleteRfcDocument, uploadRfcDocument } from '../api/payment.api';
import type { OwnPayment } from '../own-payment';
import { FIELD_LABELS, REFERENCE } from '../reference.texts';

/** Uploads and removes Mexico's tax document (RFC). A new upload replaces the previous file. */
export function useRfcDocument({ key, payment, request, take }: OwnPayment) {
  const stored = payment.rfc_documents[0] ?? null;
  const file = useFileUpload({
    place: `${key.supplierId}.rfc_document`,
    stored,
    take,
    send: (file, hooks) => uploadRfcDocument({ key, file, ...hooks }),
    remove: () => deleteRfcDocument(key),
  });
  const isOfForm = request.files.some(({ id, type }) => id === stored?._id && type === 'tax_certificate');
  // After the reference was submitted, the document can be replaced but not removed.
  const mayRemove = payment.stage === 'reference' && !isOfForm;
  return { ...file, mayRemove, isOfForm, load: () => getRequestFile(request.id, stored?._id ?? '') };
}

interface RfcDocumentProps {
  id: string;
  error: string | null;
  file: ReturnType<typeof useRfcDocument>;
}

export function RfcDocument({ id, error, file }: RfcDocumentProps) {
  const { t } = useI18n();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const shown = isFileThere(file) ? null : error;
  return (
    <div className={shown ? 'field field-wrong' : 'field'}>
      <p id={labelId} className="question-title">
        {t(FIELD_LABELS.rfc_document)}
      </p>
      <p id={hintId} className="hint">
        {t(file.isOfForm ? REFERENCE.rfc_document_of_form : REFERENCE.rfc_document_hint)}
      </p>
      {shown && (
        <p id={errorId} className="field-error">
          {shown}
        </p>
      )}
      <FileInput
        id={id}
        labelledBy={labelId}
        describedBy={shown ? `${hintId} ${errorId}` : hintId}
        stored={file.stored}
        activity={file.activity}
        isReadOnly={false}
        isInvalid={shown !== null}
        load={file.load}
        onChoose={file.choose}
        onAddPhotos={file.addPhotos}
        onRemove={file.mayRemove ? file.remove : undefined}
        onCancel={file.cancel}
        onRetry={file.retry}
      />
    </div>
  );
}

export const isFileThere = ({ stored, activity }: Pick<ReturnType<typeof useRfcDocument>, 'stored' | 'activity'>) =>
  stored !== null || activity?.phase === 'uploading';
