import { STAFF_ROLE_HINTS, STAFF_ROLE_WORDS } from '@homologa/domain/identity/staff-role-words';
import { STAFF_ROLES, type StaffRole } from '@homologa/domain/identity/staff-roles';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { useField } from '../../shared/forms/use-field';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';

/** Boxes for the roles of a member of staff, each with what it allows. */
export function StaffRolesInput({ source }: { source: string }) {
  const t = useText();
  const { id, field, hasError, helperText } = useField({ source, label: t(ADMIN.roles) });
  const value: readonly StaffRole[] = field.value;
  const toggle = (role: StaffRole, isOn: boolean) =>
    field.onChange(STAFF_ROLES.filter((each) => (each === role ? isOn : value.includes(each))));
  return (
    <FormControl component="fieldset" error={hasError} aria-labelledby={id}>
      <FormLabel id={id} component="legend">
        {t(ADMIN.roles)}
      </FormLabel>
      <FormGroup>
        {STAFF_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            sx={{ alignItems: 'flex-start', mt: 0.5 }}
            control={
              <Checkbox
                checked={value.includes(role)}
                onChange={(_, isOn) => toggle(role, isOn)}
                slotProps={{ input: { 'aria-label': t(STAFF_ROLE_WORDS[role]) } }}
              />
            }
            label={
              <>
                <Typography sx={{ pt: 1 }}>{t(STAFF_ROLE_WORDS[role])}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(STAFF_ROLE_HINTS[role])}
                </Typography>
              </>
            }
          />
        ))}
      </FormGroup>
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  );
}
