import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SCREENING_SETTINGS_KEY, useScreeningSettings } from '../compliance/use-screening-settings';
import { useCan } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { useAction } from '../shared/data/use-action';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { RULES } from '../shared/rules/rules.texts';
import { RULE_PROPOSALS_KEY } from './CompanyRules';
import { USERS } from './users/users.texts';

/** Switches the two-person rule for decisions on screening hits; shown only to companies with compliance checks. */
export function FourEyesSwitch() {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const isShown = useCan('request_screenings');
  const { data } = useScreeningSettings(isShown);
  const set = useAction((isOn: boolean) => dataProvider.setScreeningSettings({ four_eyes: isOn }), {
    // Switching off only proposes: the answer is the rule in force, which then is still on.
    success: (answer) => t(answer.four_eyes && data?.four_eyes ? RULES.proposed : COMMON.saved),
    onDone: (answer) => {
      queries.setQueryData(SCREENING_SETTINGS_KEY, answer);
      return queries.invalidateQueries({ queryKey: RULE_PROPOSALS_KEY });
    },
  });
  if (!data) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch checked={data.four_eyes} disabled={set.isPending} onChange={(_event, isOn) => set.mutate(isOn)} />
        }
        label={t(USERS.fourEyes)}
      />
    </Box>
  );
}
