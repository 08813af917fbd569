import { errorText } from '@homologa/domain/errors/error-messages';
import type { SupplierDecisionResponse, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { Box, Button, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { useScore } from '../score/use-score';
import { DecisionChip } from './DecisionChip';
import { DecisionDialog, type Proposal } from './DecisionDialog';
import { DECISION } from './decision.texts';

function Decided({ made }: { made: SupplierDecisionResponse }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <DecisionChip decision={made.decision} />
      {made.reason && (
        <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{made.reason}</Typography>
      )}
      <Tooltip describeChild title={format.dateTime(made.decided_at)}>
        <Typography
          variant="caption"
          component="time"
          tabIndex={0}
          dateTime={made.decided_at}
          sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}
        >
          {t(DECISION.byOn, {
            name: made.by_rule ? t(DECISION.rule) : made.decided_by.name,
            date: format.date(made.decided_at),
          })}
        </Typography>
      </Tooltip>
    </>
  );
}

function Earlier({ earlier }: { earlier: readonly SupplierDecisionResponse[] }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t(DECISION.hideEarlier) : t(DECISION.showEarlier, { count: earlier.length })}
      </Button>
      {isShown && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
          {earlier.map((made) => (
            <li key={made.decided_at}>
              <Decided made={made} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/**
 * Returns the decision that the newest score proposes, as reviewed; undefined once a person has decided. After a decision
 * of the workflow's rule, only a review that leads to another decision proposes one.
 */
function useProposal(supplier: SupplierResponse, mayDecide: boolean): Proposal | undefined {
  const [newest] = supplier.decisions;
  const isOpen = mayDecide && (!newest || newest.by_rule === true);
  const { data } = useScore(supplier, { enabled: isOpen });
  const outcome = data?.score && (data.score.reviewed ?? data.score).outcome;
  if (!isOpen || !outcome?.decision || outcome.decision === newest?.decision) return undefined;
  return { decision: outcome.decision, outcome: outcome.name };
}

export function DecisionCard({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const user = useUser();
  const mayDecide = useCan('decide_on_suppliers') && supplier.workflow.status !== 'draft';
  const proposal = useProposal(supplier, mayDecide);
  // The proposal of the moment at which the dialog opened: a later one must not change what is typed.
  const [deciding, setDeciding] = useState<{ proposal: Proposal | undefined } | null>(null);
  const [newest, ...earlier] = supplier.decisions;
  return (
    <Panel
      title={t(DECISION.title)}
      action={
        mayDecide && (
          <ReasonButton
            size="small"
            reason={user.log_as ? errorText('not_while_logged_in_as', locale) : null}
            onClick={() => setDeciding({ proposal })}
          >
            {t(newest ? DECISION.change : DECISION.decide)}
          </ReasonButton>
        )
      }
    >
      {newest ? (
        <Decided made={newest} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t(DECISION.none)}</Typography>
      )}
      {proposal && (
        <Typography sx={{ mt: 0.75 }}>
          {t(DECISION.proposed, {
            decision: t(SUPPLIER_DECISION_WORDS[proposal.decision]),
            outcome: proposal.outcome,
          })}
        </Typography>
      )}
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      {deciding && (
        <DecisionDialog supplier={supplier} proposal={deciding.proposal} onClose={() => setDeciding(null)} />
      )}
    </Panel>
  );
}
