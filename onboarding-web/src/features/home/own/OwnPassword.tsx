import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { FirstPassword } from './FirstPassword';
import { OWN } from './own.texts';
import type { OwnProps } from './own-props';
import { PasswordChange } from './PasswordChange';
import { PasswordRemoval } from './PasswordRemoval';

type Stage = 'shown' | 'changing' | 'removing';

/** Sets, changes or removes the password; without one the account logs in with mailed codes. */
export function OwnPassword({ account, take }: OwnProps) {
  const { t } = useI18n();
  const [stage, setStage] = useState<Stage>('shown');
  const [told, setTold] = useState<'password_changed' | 'password_removed' | null>(null);
  const [closed, setClosed] = useState<Stage>('shown');

  const open = (next: Stage) => {
    setTold(null);
    setStage(next);
  };
  const close = () => {
    setClosed(stage);
    setStage('shown');
  };
  return (
    <>
      <h3>{t(WORDS.password)}</h3>
      <p role="status">{told === null ? '' : t(OWN[told])}</p>
      {content()}
    </>
  );

  function content() {
    if (account.has_password === false) return <FirstPassword take={take} />;
    if (stage === 'changing') {
      return (
        <PasswordChange
          email={account.email}
          onCancel={close}
          onDone={() => {
            setTold('password_changed');
            close();
          }}
        />
      );
    }
    if (stage === 'removing') {
      return (
        <PasswordRemoval
          email={account.email}
          onCancel={close}
          onDone={(home) => {
            take(home);
            setTold('password_removed');
            close();
          }}
        />
      );
    }
    // Without a proven e-mail the password is all that admits this person.
    const isRemovable = account.can_change_email && account.is_email_proven;
    return (
      <>
        <p>{t(account.can_change_email ? OWN.password_set : OWN.password_only)}</p>
        <p className="actions">
          <Button kind="secondary" autoFocus={closed === 'changing'} onClick={() => open('changing')}>
            {t(OWN.password_change)}
          </Button>
          {isRemovable && (
            <Button kind="quiet" autoFocus={closed === 'removing'} onClick={() => open('removing')}>
              {t(OWN.password_remove)}
            </Button>
          )}
        </p>
      </>
    );
  }
}
