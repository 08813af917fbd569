import { saveFile } from '@homologa/web/files/save-file';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { sizeText } from '../i18n/size-text';
import { failureText } from '../lib/error-text';
import { useSubmit } from '../lib/use-submit';

interface StoredNameProps {
  name: string;
  /** Size in bytes. */
  size: number;
  load?: () => Promise<Blob>;
}

/**
 * Renders the name of a stored file as a download button, because the download needs credentials that a plain link
 * cannot send.
 */
export function StoredName({ name, size, load }: StoredNameProps) {
  const { t, locale } = useI18n();
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const download = (fetchFile: () => Promise<Blob>) =>
    run(async () => {
      setProblem(null);
      try {
        saveFile(await fetchFile(), name);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <>
      {load ? (
        <button
          type="button"
          className="link file-name"
          aria-label={t(WORDS.downloadNamed, { name })}
          aria-busy={isBusy}
          onClick={() => download(load)}
        >
          {name}
        </button>
      ) : (
        <span className="file-name">{name}</span>
      )}
      <span className="muted">{sizeText(size, locale)}</span>
      {problem !== null && (
        <span role="alert" className="field-error">
          {problem}
        </span>
      )}
    </>
  );
}
