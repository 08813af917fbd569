import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { switchCompany } from '../shared/auth/session-store';
import { useUser } from '../shared/auth/use-can';

const PARAM = 'company';

/** Switches to the company named in a mailed link (`?company=`), if it is another company of the user. */
export function useCompanyOfLink() {
  const [params, setParams] = useSearchParams();
  const { companies, acting_company_id: actingIn } = useUser();
  const named = params.get(PARAM);
  useEffect(() => {
    if (named === null) return;
    setParams(
      (now) => {
        now.delete(PARAM);
        return now;
      },
      { replace: true },
    );
    if (named !== actingIn && companies.some(({ company_id: id }) => id === named)) switchCompany(named);
  }, [named, actingIn, companies, setParams]);
}
