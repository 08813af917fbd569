import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SCREENING_SETTINGS_KEY } from '../compliance/use-screening-settings';
import { useProvider } from '../shared/data/provider/use-provider';
import { RuleProposals } from '../shared/rules/RuleProposals';

export const RULE_PROPOSALS_KEY = ['rule-proposals', 'listRuleProposals'] as const;

/** Proposals to weaken a rule of two people of the own company, for its admins. */
export function CompanyRules() {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: RULE_PROPOSALS_KEY,
    queryFn: () => dataProvider.listRuleProposals(),
  });
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <RuleProposals
        proposals={data}
        answer={dataProvider.answerRuleProposal}
        onAnswered={() =>
          Promise.all(
            [RULE_PROPOSALS_KEY, SCREENING_SETTINGS_KEY, ['needs-you']].map((queryKey) =>
              queries.invalidateQueries({ queryKey }),
            ),
          )
        }
      />
    </Box>
  );
}
