import { type Ability, can } from './access';
import { useSession } from './session-store';

/** Whether the signed-in person may do it. */
export function useCan(ability: Ability): boolean {
  return can(useSession().user, ability);
}

/** The signed-in person; only below the protected shell, which shows nothing before it knows them. */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside the protected shell');
  return user;
}

/** The company that the person acts in; null for staff without one. */
export function useCompany() {
  const { companies, acting_company_id: actingIn } = useUser();
  return companies.find(({ company_id: id }) => id === actingIn)?.company ?? null;
}
