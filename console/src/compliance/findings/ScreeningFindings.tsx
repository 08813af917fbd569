import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { screenedGroupName } from '@homologa/domain/screenings/screened-group-name';
import type {
  LegalAction,
  ScreenedParty,
  ScreeningData,
  ScreeningResponse,
} from '@homologa/domain/screenings/screening.contract';
import {
  type HitState,
  partiesIn,
  SCREENED_GROUPS,
  type ScreenedGroup,
} from '@homologa/domain/screenings/screening-rules';
import { SCREENING_REVIEWS } from '@homologa/domain/screenings/screening-status';
import { SCREENING_REVIEW_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Text } from '@homologa/web/texts/text';
import { Alert, Box, Link, Typography } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { useCan } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { allGroups, type FoundGroup, type FoundHit, nearestOf } from '../hits/findings';
import { HitDialog } from '../hits/HitDialog';
import { JudgeHitDialog } from '../hits/JudgeHitDialog';
import { PartyHits } from '../hits/PartyHits';
import { useReview } from '../hits/use-review';
import { ReportVersions } from '../report/ReportVersions';
import { SCREENING } from '../screening.texts';
import { ScreeningEvidence } from './ScreeningEvidence';

interface Holding {
  country?: string | null;
  share?: number | null;
  position?: string | null;
}

function aboutParty(party: ScreenedParty & Holding, shareholders: ScreeningData['shareholders'], t: Text): string {
  const { country, share, position }: Holding = shareholders.find(({ name }) => name === party.name) ?? party;
  const place = country && (isCountryId(country) ? t(COUNTRY_NAMES[country]) : country);
  return [position, place, share != null && t(SCREENING.share, { share })].filter(Boolean).join(' · ');
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box className="print-long" sx={{ mt: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function LegalActionLine({ action }: { action: LegalAction }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    action.court && `${t(SCREENING.court)}: ${action.court}`,
    action.reference && `${t(SCREENING.reference)}: ${action.reference}`,
    action.date && format.day(action.date),
    action.status && `${t(SCREENING.status)}: ${action.status}`,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {action.url ? (
          <Link href={action.url} target="_blank" rel="noreferrer">
            {action.title}
          </Link>
        ) : (
          action.title
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
    </Box>
  );
}

function Summary({ data, groups }: { data: ScreeningData; groups: readonly FoundGroup[] }) {
  const t = useText();
  const count = (state: HitState): number => groups.filter((group) => group.state === state).length;
  const cleared = count('cleared');
  const open = groups.length - cleared;
  const isUnderReview = count('undecided') < open;
  const states = SCREENING_REVIEWS.flatMap((state) => {
    const n = state === 'not_comparable' ? 0 : count(state);
    return n > 0 ? `${t(SCREENING_REVIEW_WORDS[state]).toLowerCase()}: ${n}` : [];
  });
  const parties = SCREENED_GROUPS.flatMap((name) => [...partiesIn<ScreenedParty>(data, name)]);
  const unread = parties.flatMap(({ name, not_comparable: isUnread }) => (isUnread ? name : []));
  const isNothing = open === 0 && cleared === 0 && parties.every(({ not_shown: more = 0 }) => more === 0);
  return (
    <>
      {/* The panel's chip already says that nothing was found. */}
      {!isNothing && (
        <Typography>
          {open > 0 ? t(SCREENING.openHits, { count: open }) : t(SCREENING.noOpenHits)}
          {isUnderReview && ` (${states.join(', ')})`}
          {cleared > 0 && `, ${t(SCREENING.clearedHits, { count: cleared })}`}
        </Typography>
      )}
      {unread.length > 0 && (
        <Alert severity="warning" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {t(SCREENING.notAllComparable, { names: unread.join(', ') })}
        </Alert>
      )}
    </>
  );
}

interface ScreeningFindingsProps {
  supplier: SupplierResponse;
  screening: ScreeningResponse;
}

export function ScreeningFindings({ supplier, screening }: ScreeningFindingsProps) {
  const t = useText();
  const mayJudge = useCan('request_screenings');
  const [opened, setOpened] = useState<FoundHit | null>(null);
  const groups = useMemo(() => allGroups(screening), [screening]);
  const { review, judging, setJudging, bar, region } = useReview(groups, mayJudge);
  const { data } = screening;
  if (!data) return null;
  const isOnly = SCREENED_GROUPS.flatMap((name) => [...partiesIn<ScreenedParty>(data, name)]).length === 1;
  const schemaOf = (name: ScreenedGroup) => data.evidence?.parties.find((one) => one.group === name)?.schema;
  const group = (name: ScreenedGroup) =>
    partiesIn<ScreenedParty & Holding>(data, name).length > 0 && (
      <Group title={t(screenedGroupName(name, schemaOf(name)))}>
        {partiesIn<ScreenedParty & Holding>(data, name).map((party, place) => (
          <PartyHits
            key={`${place}-${party.name}`}
            party={party}
            group={name}
            about={aboutParty(party, name === 'shareholders_screenings' ? data.shareholders : [], t)}
            found={groups.filter(({ lead }) => lead.group === name && lead.party === party.name)}
            nearest={nearestOf(data, name, party.name)}
            isOnly={isOnly}
            review={review}
            onOpen={setOpened}
          />
        ))}
      </Group>
    );
  // Undefined for a hit that needs no decision, because it belongs to no group: its name is only similar, or its list
  // marks the entry as cleared.
  const judged = mayJudge && opened ? groups.find(({ hits }) => hits.includes(opened)) : undefined;
  return (
    <>
      <Summary data={data} groups={groups} />
      <Box ref={region}>
        {bar}
        {group('company_screenings')}
        {group('shareholders_screenings')}
        {group('beneficial_owners')}
        {group('managers_screenings')}
        {data.legal_actions.length > 0 && (
          <Group title={t(SCREENING.legalActions)}>
            {data.legal_actions.map((action, place) => (
              <LegalActionLine key={`${place}-${action.title}`} action={action} />
            ))}
          </Group>
        )}
        {group('subsidiaries')}
        {group('branches')}
      </Box>
      <ScreeningEvidence evidence={data.evidence} />
      <ReportVersions supplier={supplier} screening={screening} />
      {opened && (
        <HitDialog
          supplier={supplier}
          found={opened}
          evidence={data.evidence}
          onClose={() => setOpened(null)}
          onJudge={
            judged
              ? (decision) => {
                  setJudging({ groups: [judged], entry: opened, decision });
                  setOpened(null);
                }
              : undefined
          }
        />
      )}
      {judging && (
        <JudgeHitDialog supplier={supplier} {...judging} evidence={data.evidence} onClose={() => setJudging(null)} />
      )}
    </>
  );
}
