import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { ACCOUNT } from '../account.texts';

const TABS = ['register', 'login'] as const;
export type AccountTab = (typeof TABS)[number];

interface AccountTabsProps {
  first?: AccountTab;
  register: ReactNode;
  login: ReactNode;
}

/**
 * Tabs for register and login, with arrow keys. Only the selected form is in the DOM, so that password managers fill
 * the right one.
 */
export function AccountTabs({ first = 'register', register, login }: AccountTabsProps) {
  const { t } = useI18n();
  const prefix = useId();
  const [shown, setShown] = useState<AccountTab>(first);
  const panels = { register, login };
  const move = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = shown === 'register' ? 'login' : 'register';
    setShown(next);
    document.getElementById(`${prefix}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist">
        {TABS.map((tab) => (
          <button
            key={tab}
            id={`${prefix}-tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={move}
          >
            {t(ACCOUNT[`tab_${tab}`])}
          </button>
        ))}
      </div>
      <div key={shown} id={`${prefix}-panel`} role="tabpanel" aria-labelledby={`${prefix}-tab-${shown}`}>
        {panels[shown]}
      </div>
    </>
  );
}
