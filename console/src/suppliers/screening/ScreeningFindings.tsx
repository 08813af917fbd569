import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type {
  LegalAction,
  ScreenedParty,
  ScreeningData,
  ScreeningResponse,
} from '@homologa/domain/screenings/screening.contract';
import { openHits, partiesIn, type ScreenedGroup } from '@homologa/domain/screenings/screening-rules';
import { SCREENED_GROUP_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Text } from '@homologa/web/texts/text';
import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { allHits, type FoundHit, foundHits } from './findings';
import { HitDialog } from './HitDialog';
import { JudgeHitDialog } from './JudgeHitDialog';
import { PartyHits } from './PartyHits';
import { ReportVersions } from './ReportVersions';
import { ScreeningEvidence } from './ScreeningEvidence';
import { SCREENING } from './screening.texts';
import { useReview } from './use-review';

interface Holding {
  country?: string | null;
  share?: number | null;
  position?: string | null;
}

/** Country and share, or a manager's position, where known; a shareholder's are in a list of their own. */
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

interface ScreeningFindingsProps {
  supplier: SupplierResponse;
  screening: ScreeningResponse;
}

/** What a screening found, party by party, with the decisions that were made about it, and the means to make them. */
export function ScreeningFindings({ supplier, screening }: ScreeningFindingsProps) {
  const t = useText();
  const mayJudge = useCan('request_screenings');
  const [opened, setOpened] = useState<FoundHit | null>(null);
  const { review, judging, setJudging, bar } = useReview(allHits(screening), mayJudge);
  const { data, decisions } = screening;
  if (!data) return null;
  const open = openHits(data, decisions).length;
  const cleared = openHits(data).length - open;
  const group = (name: ScreenedGroup) =>
    partiesIn<ScreenedParty & Holding>(data, name).length > 0 && (
      <Group title={t(SCREENED_GROUP_WORDS[name])}>
        {partiesIn<ScreenedParty & Holding>(data, name).map((party, place) => (
          <PartyHits
            key={`${place}-${party.name}`}
            name={party.name}
            about={aboutParty(party, name === 'shareholders_screenings' ? data.shareholders : [], t)}
            found={foundHits(name, party, screening)}
            review={review}
            onOpen={setOpened}
          />
        ))}
      </Group>
    );
  return (
    <>
      <Typography>
        {open > 0
          ? t(SCREENING.openHits, { count: open })
          : t(cleared > 0 ? SCREENING.noOpenHits : SCREENING.nothingFound)}
        {cleared > 0 && `, ${t(SCREENING.clearedHits, { count: cleared })}`}
      </Typography>
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
      <ScreeningEvidence evidence={data.evidence} />
      <ReportVersions supplier={supplier} screening={screening} />
      {opened && (
        <HitDialog
          supplier={supplier}
          found={opened}
          evidence={data.evidence}
          onClose={() => setOpened(null)}
          onJudge={
            mayJudge
              ? () => {
                  setJudging({ hits: [opened], decision: null });
                  setOpened(null);
                }
              : undefined
          }
        />
      )}
      {judging && <JudgeHitDialog supplier={supplier} {...judging} onClose={() => setJudging(null)} />}
    </>
  );
}
