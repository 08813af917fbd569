import {
  AUDIT_ACTION_WORDS,
  AUDIT_ACTIONS,
  AUDIT_OBJECT_TYPES,
  AUDIT_OBJECT_WORDS,
} from '@homologa/domain/audit/audit-words';
import type { Words } from '@homologa/domain/language/locales';
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { ListSearch } from '../shared/lists/ListSearch';
import { AUDIT } from './audit.texts';
import { type Choice, FilterPicker } from './FilterPicker';
import { MemberPicker, StaffPersonPicker, SupplierPicker } from './pickers';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function ChoiceFilter({ name, label, choices }: { name: string; label: Words; choices: readonly Choice[] }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const chosen = textOf(filterValues[name]);
  return (
    <TextField
      select
      label={t(label)}
      value={choices.some(({ value }) => value === chosen) ? chosen : ''}
      sx={{ width: { xs: '100%', sm: 220 } }}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value || undefined })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t(AUDIT.all)}</MenuItem>
      {choices.map(({ value, label: text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DayFilter({ name, label }: { name: 'from' | 'to'; label: Words }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      type="date"
      label={t(label)}
      value={textOf(filterValues[name])}
      sx={{ width: { xs: '100%', sm: 170 } }}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

export function AuditFilters({ companyId }: { companyId?: string }) {
  const t = useText();
  const locale = useAppLocale();
  const sorted = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <ListSearch label={t(AUDIT.search)} placeholder={t(AUDIT.searchHint)} />
      <SupplierPicker isStaff={companyId === undefined} />
      {companyId === undefined ? <StaffPersonPicker /> : <MemberPicker companyId={companyId} />}
      <FilterPicker
        name="action"
        label={AUDIT.action}
        options={sorted(AUDIT_ACTIONS.map((value) => ({ value, label: t(AUDIT_ACTION_WORDS[value]) })))}
      />
      <ChoiceFilter
        name="object_type"
        label={AUDIT.object}
        choices={sorted(AUDIT_OBJECT_TYPES.map((value) => ({ value, label: t(AUDIT_OBJECT_WORDS[value]) })))}
      />
      <DayFilter name="from" label={AUDIT.from} />
      <DayFilter name="to" label={AUDIT.to} />
    </>
  );
}
