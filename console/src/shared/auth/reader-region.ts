import { countryById } from '@homologa/domain/countries/countries';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { getSession, subscribeSession } from './session-store';

function regionOf(user: UserResponse | null): string | null {
  const acting = user?.companies.find(({ company_id: id }) => id === user.acting_company_id);
  return countryById(acting?.company.country ?? '')?.alpha2 ?? null;
}

/**
 * Formats numbers for the country of the user's acting company. The signed-in shell calls this function; if the session
 * store did, the sign-in page would load the table of countries.
 */
export function followReaderRegion(): () => void {
  const follow = () => setReaderRegion(regionOf(getSession().user));
  follow();
  return subscribeSession(follow);
}
