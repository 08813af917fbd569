import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { Box } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import { RuleProposals } from '../../shared/rules/RuleProposals';

/** Proposals to weaken a rule of two people of a client, for administration. */
export function CompanyProposals({ company }: { company: DeskCompanyResponse }) {
  const dataProvider = useProvider();
  const refresh = useRefresh();
  if (company.rule_proposals.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <RuleProposals
        proposals={company.rule_proposals}
        answer={dataProvider.answerClientRuleProposal}
        onAnswered={refresh}
      />
    </Box>
  );
}
