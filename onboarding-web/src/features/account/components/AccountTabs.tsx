import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';

const TABS = ['register', 'login'] as const;
export type AccountTab = (typeof TABS)[number];

interface AccountTabsProps {
  first?: AccountTab;
  register: ReactNode;
  login: ReactNode;
}

/** Register or log in, as tabs: arrow keys move between them. What was typed in one stays while the other shows. */
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
            aria-controls={`${prefix}-panel-${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={move}
          >
            {t(`account.tab.${tab}`)}
          </button>
        ))}
      </div>
      {TABS.map((tab) => (
        <div
          key={tab}
          id={`${prefix}-panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`${prefix}-tab-${tab}`}
          hidden={tab !== shown}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  );
}
