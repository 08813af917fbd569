import { useEffect, useRef } from 'react';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import type { FormError } from '../lib/use-form';

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Moves the focus to a field; a form of several pages opens the field's page first. */
  open?: (fieldId: string) => void;
}

const focusField = (fieldId: string): void => document.getElementById(fieldId)?.focus();

export function ErrorSummary({ errors, open = focusField }: ErrorSummaryProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    // Adds the error to the title of the document, because screen readers announce the title first.
    const { title } = document;
    document.title = t(APP.title_error, { title });
    return () => {
      document.title = title;
    };
  }, [isShown, t]);
  if (!isShown) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t(APP.error_summary)}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? message}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(fieldId);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
