import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useProvider } from '../shared/data/provider/use-provider';
import { useRows } from '../shared/data/provider/use-rows';
import { useText } from '../shared/i18n/use-text';
import { AUDIT } from './audit.texts';
import { type Choice, FilterPicker } from './FilterPicker';

const MOST = 20;

/**
 * Looks up the display name of the filter's value in the loaded entries; returns a generic text if no entry contains
 * the value.
 */
function useNameInEntries(find: (entry: AuditEntryResponse) => string | null | undefined): string {
  const t = useText();
  const { data = [] } = useListContext<AuditEntryResponse>();
  return data.map(find).find(Boolean) ?? t(AUDIT.chosen);
}

export function SupplierPicker({ isStaff }: { isStaff: boolean }) {
  const { searchCompany, searchDesk } = useProvider();
  const { filterValues } = useListContext();
  const [text, setText] = useState('');
  const query = useQuery({
    queryKey: ['audit-entries', isStaff ? 'searchDesk' : 'searchCompany', text.trim()],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      if (isStaff) {
        const found = await searchDesk(text.trim(), signal);
        return found.flatMap(({ supplier_id: value, name: label, company }) =>
          value ? [{ value, label, hint: company ?? undefined }] : [],
        );
      }
      const found = await searchCompany(text.trim(), signal);
      return found
        .filter(({ kind }) => kind === 'supplier')
        .map(({ id, name, workflow }) => ({ value: id, label: name, hint: workflow?.title }));
    },
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const chosenLabel = useNameInEntries(({ supplier }) =>
    supplier?.id === filterValues['supplier_id'] ? supplier?.name : null,
  );
  return (
    <FilterPicker
      name="supplier_id"
      label={AUDIT.supplier}
      options={query.data ?? []}
      chosenLabel={chosenLabel}
      isLoading={query.isFetching}
      onSearch={setText}
    />
  );
}

interface Person {
  id: string;
  name: string;
  email: string;
}

const choiceOf = ({ id, name, email }: Person): Choice => ({ value: id, label: name || email, hint: email });

function PersonPicker({ people, isLoading, onSearch }: PeopleProps) {
  const { filterValues } = useListContext();
  const chosenLabel = useNameInEntries(({ actor }) => (actor.id === filterValues['actor_id'] ? actor.name : null));
  return (
    <FilterPicker
      name="actor_id"
      label={AUDIT.person}
      options={people.map(choiceOf)}
      chosenLabel={chosenLabel}
      isLoading={isLoading}
      onSearch={onSearch}
    />
  );
}

interface PeopleProps {
  people: readonly Person[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

const asked = (text: string) => ({
  filter: text.trim() ? { q: text.trim() } : {},
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: MOST },
});

/** Filter by person for clients: offers the users of the company. */
export function MemberPicker({ companyId }: { companyId: string }) {
  const [text, setText] = useState('');
  const { data = [], isFetching } = useRows<CompanyUserResponse>(
    'users',
    { ...asked(text), meta: { companyId } },
    { placeholderData: (former) => former },
  );
  return <PersonPicker people={data} isLoading={isFetching} onSearch={setText} />;
}

/** Filter by person for staff: offers the users of all companies and the provider's staff. */
export function StaffPersonPicker() {
  const [text, setText] = useState('');
  const { data = [], isFetching } = useRows<DeskUserResponse>('people', asked(text), {
    placeholderData: (former) => former,
  });
  return <PersonPicker people={data} isLoading={isFetching} onSearch={setText} />;
}
