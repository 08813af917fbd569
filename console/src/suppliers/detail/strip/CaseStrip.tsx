import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { ScreenStatusChip } from '../../../compliance/ScreenStatusChip';
import { SCREENING } from '../../../compliance/screening.texts';
import { showsCompliance } from '../../../compliance/screening-state';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useText } from '../../../shared/i18n/use-text';
import { StickyStrip } from '../../../shared/ui/StickyStrip';
import { DecisionChip } from '../../decision/DecisionChip';
import { DecisionDialog } from '../../decision/DecisionDialog';
import { DECISION } from '../../decision/decision.texts';
import { HISTORY_KIND_WORDS } from '../../history/history.texts';
import { StatusChip } from '../../StatusChip';
import type { Walk } from '../../walk/use-walk';
import { WalkButtons } from '../../walk/WalkButtons';
import { DETAIL } from '../detail.texts';
import { showsRatingCard } from '../detail-rules';
import { QuestionnaireChip } from '../QuestionnaireChip';
import { ratingOf } from '../rating';
import { DecideButton } from './DecideButton';
import { type CaseSection, SectionNav } from './SectionNav';
import { STRIP } from './strip.texts';
import { Waiting } from './Waiting';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.75, minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          minWidth: 0,
          typography: 'body2',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Facts({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const user = useUser();
  const { decision, screening } = supplier;
  const rating = ratingOf(supplier);
  const hasQuestionnaire = (supplier.questions ?? []).length > 0;
  return (
    <Box
      component="dl"
      aria-label={t(STRIP.facts)}
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.5, sm: 2.25 },
        rowGap: 0.5,
        minHeight: 26,
      }}
    >
      <Fact label={t(STRIP.status)}>
        <StatusChip status={supplier.display_status} />
        <Waiting supplier={supplier} />
      </Fact>
      <Fact label={t(DECISION.title)}>
        {decision ? <DecisionChip decision={decision.decision} /> : t(SUPPLIER_DECISION_WORDS.none)}
      </Fact>
      {showsRatingCard(supplier) && (
        <Fact label={t(rating.title)}>
          <strong>{rating.figure || '–'}</strong>
        </Fact>
      )}
      {showsCompliance(user, supplier) && (
        <Fact label={t(HISTORY_KIND_WORDS.screening)}>
          {screening ? <ScreenStatusChip status={screening.status} /> : t(SCREENING.notRequested)}
        </Fact>
      )}
      {hasQuestionnaire && (
        <Fact label={t(DETAIL.questionnaire)}>
          <QuestionnaireChip supplier={supplier} />
        </Fact>
      )}
    </Box>
  );
}

const decideOnNext = (walk: Walk | null) => (walk?.next ? () => walk.go(walk.next, { isDeciding: true }) : undefined);

/** Opens the dialog immediately if the user comes from the previous supplier by 'save and next'. */
function Decide({ supplier, walk }: Pick<CaseStripProps, 'supplier' | 'walk'>) {
  const { log_as: isViewing } = useUser();
  const mayDecide = useCan('decide_on_suppliers');
  const { state } = useLocation();
  // A reload or the back button must not open the decision dialog again.
  const isFresh = useNavigationType() === NavigationType.Push;
  const [isDeciding, setDeciding] = useState(isFresh && state?.isDeciding === true && !isViewing);
  return (
    <>
      <DecideButton supplier={supplier} onDecide={() => setDeciding(true)} />
      {mayDecide && isDeciding && (
        <DecisionDialog supplier={supplier} onNext={decideOnNext(walk)} onClose={() => setDeciding(false)} />
      )}
    </>
  );
}

interface CaseStripProps {
  supplier: SupplierResponse;
  name: string;
  sections: readonly CaseSection[];
  walk: Walk | null;
  tools: ReactNode;
}

export function CaseStrip({ supplier, name, sections, walk, tools }: CaseStripProps) {
  return (
    <StickyStrip zIndex={2}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography
          variant="h1"
          title={name}
          sx={{
            flex: { xs: '1 1 100%', sm: 1 },
            minWidth: 0,
            fontSize: { xs: '1.1rem', sm: '1.3rem' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            '@media print': { whiteSpace: 'normal' },
          }}
        >
          {name}
        </Typography>
        {walk && <WalkButtons walk={walk} />}
        {tools}
        {supplier.workflow.status !== 'draft' && <Decide supplier={supplier} walk={walk} />}
      </Box>
      <Box sx={{ py: 0.75 }}>
        <Facts supplier={supplier} />
      </Box>
      <SectionNav sections={sections} />
    </StickyStrip>
  );
}
