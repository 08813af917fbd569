import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../../../components/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import { focusOn } from '../../../lib/focus-on';
import type { FieldBinding } from '../../../lib/use-form';
import { ACCOUNT } from '../account.texts';

interface PasswordFieldProps {
  field: FieldBinding;
  /** Tells password managers whether to generate a new password or to fill in the current password. */
  autoComplete: 'new-password' | 'current-password';
  hint?: string;
  /** Defaults to 'Password'. */
  label?: string;
  takesFocus?: boolean;
}

export function PasswordField({ field, autoComplete, hint, label, takesFocus = false }: PasswordFieldProps) {
  const { t } = useI18n();
  const [isShown, setShown] = useState(false);
  const { error, ...bound } = field;
  return (
    <FieldFrame field={field} label={label ?? t(WORDS.password)} hint={hint}>
      <div className="with-toggle">
        <input
          {...bound}
          ref={takesFocus ? focusOn : undefined}
          className="control"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={error !== null}
          aria-describedby={describedBy(field, hint)}
        />
        <button
          type="button"
          className="toggle"
          aria-pressed={isShown}
          aria-label={isShown ? t(ACCOUNT.password_hide) : t(ACCOUNT.password_show)}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      </div>
    </FieldFrame>
  );
}
