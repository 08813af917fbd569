import { useEffect, useRef } from 'react';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { type FormPage, pageOf } from '../form-sections';

export interface Problem {
  path: string | null;
  message: string;
}

interface ProblemListProps {
  problems: readonly Problem[];
  open: (page: FormPage, path: string) => void;
}

/** Error summary whose entries link to other pages of the form; takes the focus when it appears. */
export function ProblemList({ problems, open }: ProblemListProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t(APP.error_summary)}</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path ?? message}>
            {path === null ? (
              message
            ) : (
              <button type="button" className="link" onClick={() => open(pageOf(path), path)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
