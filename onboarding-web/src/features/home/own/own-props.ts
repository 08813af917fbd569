import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';

export interface OwnProps {
  account: AccountHomeResponse['account'];
  take: (home: AccountHomeResponse) => void;
}
