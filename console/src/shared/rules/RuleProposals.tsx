import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { RuleProposalResponse } from '@homologa/domain/companies/rule-proposal.contract';
import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useAction } from '../data/use-action';
import { useFormat } from '../i18n/use-format';
import { useText } from '../i18n/use-text';
import { RULE_ANSWER_WORDS, RULE_ANSWERED, RULE_PROPOSED, RULES } from './rules.texts';

interface RuleProposalsProps {
  proposals: readonly RuleProposalResponse[];
  answer: (id: string, answer: RuleAnswer) => Promise<unknown>;
  onAnswered: () => unknown;
}

/** Open proposals to weaken a rule of two people, each with the answers that the reader may give. */
export function RuleProposals({ proposals, ...rest }: RuleProposalsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} {...rest} />
      ))}
    </Box>
  );
}

function Proposal({
  proposal,
  answer,
  onAnswered,
}: Omit<RuleProposalsProps, 'proposals'> & { proposal: RuleProposalResponse }) {
  const t = useText();
  const format = useFormat();
  const send = useAction(
    async (given: RuleAnswer) => {
      await answer(proposal.id, given);
      return given;
    },
    { success: (given) => t(RULE_ANSWERED[given]), onDone: () => void onAnswered() },
  );
  const types = proposal.report_types.map((type) => t(REPORT_TYPE_WORDS[type])).join(', ');
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(RULE_PROPOSED[proposal.rule], { types })}
      </Typography>
      <Typography variant="body2">
        {t(RULES.proposedBy, {
          person: proposal.proposed_by ?? t(RULES.provider),
          date: format.dateTime(proposal.created_at),
        })}
      </Typography>
      <Typography variant="body2">
        {t(proposal.confirmed_by === 'company' ? RULES.waitsForCompany : RULES.waitsForProvider)}
      </Typography>
      {proposal.answers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {proposal.answers.map((given) => (
            <Button
              key={given}
              size="small"
              variant={given === 'confirm' ? 'contained' : 'outlined'}
              disabled={send.isPending}
              onClick={() => send.mutate(given)}
            >
              {t(RULE_ANSWER_WORDS[given])}
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  );
}
