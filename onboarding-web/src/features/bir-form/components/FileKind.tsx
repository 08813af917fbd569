import type { BirFormFileKind } from '@homologa/domain/bir-form/form-files';
import { birFileLabel } from '@homologa/domain/bir-form/form-labels';
import { filePath } from '@homologa/domain/bir-form/missing-fields';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { FileInput } from '../../../components/FileInput';
import { FILE } from '../../../components/file.texts';
import { StoredName } from '../../../components/StoredName';
import { useUpload } from '../../../components/use-upload';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { getRequestFile } from '../../../onboarding/own-files';
import { deleteFormFile, uploadFormFile } from '../api/bir-requests.api';
import { FORM } from '../bir-form.texts';
import { anchorOf } from '../field-texts';
import type { BirFormState } from '../use-bir-form';

interface FileKindProps {
  state: BirFormState;
  kind: BirFormFileKind;
  isOptional: boolean;
  sharedHintId?: string;
}

export function FileKind({ state, kind, isOptional, sharedHintId }: FileKindProps) {
  const { t, locale } = useI18n();
  const { key } = useOwnOnboarding();
  const [told, setTold] = useState('');
  const { id, files } = state.request;
  const upload = useUpload({
    place: `${key.supplierId}.${kind}`,
    send: (file, hooks) => uploadFormFile(id, key, kind, file, hooks),
    take: (request, file) => {
      setTold(t(FORM.uploaded, { name: file.name }));
      state.take(request);
    },
  });
  const remove = (name: string) => {
    setTold('');
    upload.clear();
    deleteFormFile(id, kind, name).then(
      (request) => {
        setTold(t(FORM.removed, { name }));
        state.take(request);
        document.getElementById(anchorOf(filePath(kind)))?.focus();
      },
      (error: unknown) => upload.failRemoval(name, error),
    );
  };
  const anchor = anchorOf(filePath(kind));
  const own = files.filter(({ type }) => type === kind);
  const ofPayment =
    kind === 'tax_certificate' && own.length === 0 ? files.filter(({ type }) => type === 'rfc_document') : [];
  return (
    <section className="card form-files" aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>
        {birFileLabel(kind, state.form.country, locale)}{' '}
        {isOptional && <span className="muted">({t(APP.optional)})</span>}
      </h2>
      {ofPayment.length > 0 && <p className="hint">{t(FORM.ofPayment)}</p>}
      {[...own, ...ofPayment].map(({ id: entryId, name, size, type }) => (
        <p key={entryId} className="file-stored">
          <StoredName name={name} size={size} load={() => getRequestFile(id, entryId)} />
          {!state.isReadOnly && type === kind && (
            <Button kind="quiet" aria-label={t(WORDS.removeNamed, { name })} onClick={() => remove(name)}>
              {t(FILE.remove)}
            </Button>
          )}
        </p>
      ))}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!state.isReadOnly && (
        <FileInput
          id={anchor}
          labelledBy={`${anchor}-title`}
          sharedHintId={sharedHintId}
          stored={null}
          activity={upload.activity}
          isReadOnly={false}
          isInvalid={false}
          onChoose={upload.choose}
          onCancel={upload.cancel}
          onRetry={upload.retry}
        />
      )}
    </section>
  );
}
