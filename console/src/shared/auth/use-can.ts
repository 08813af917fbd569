import { type Ability, can } from './access';
import { useSession } from './session-store';

export function useCan(ability: Ability): boolean {
  return can(useSession().user, ability);
}

/** The signed-in user. Throws outside the protected shell, which renders nothing before the user is loaded. */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside the protected shell');
  return user;
}

/** The company that the user acts in; null for staff without a company. */
export function useCompany() {
  const { companies, acting_company_id: actingIn } = useUser();
  return companies.find(({ company_id: id }) => id === actingIn)?.company ?? null;
}
