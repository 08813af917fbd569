import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { DataPanel } from './DataPanel';
import { OwnPanel } from './own/OwnPanel';

interface HomePanelsProps {
  home: AccountHomeResponse;
  take: (home: AccountHomeResponse) => void;
}

/**
 * Panels below the list of onboardings. Separate chunk, because their forms need much more script than the list: rules
 * of phones and of passwords.
 */
export function HomePanels({ home, take }: HomePanelsProps) {
  return (
    <>
      <OwnPanel account={home.account} take={take} />
      <DataPanel home={home} take={take} />
    </>
  );
}
