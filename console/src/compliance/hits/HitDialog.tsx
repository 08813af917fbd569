import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { EntryNameKind } from '@homologa/domain/screenings/list-entry';
import type { ScreeningDecisionResponse, ScreeningEvidence } from '@homologa/domain/screenings/screening.contract';
import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { sayReason } from '@homologa/domain/screenings/screening-sentences';
import { ENTRY_NAME_KIND_WORDS, HIT_KIND_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Text } from '@homologa/web/texts/text';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { SCREENING } from '../screening.texts';
import { ArticleExcerpt } from './ArticleExcerpt';
import { type FoundHit, topicsOf } from './findings';
import { HitDecisionChip, ListStatusChip, ScoreChip } from './HitChips';
import { HitExplanation } from './HitExplanation';
import { type HitWalk, HitWalkButtons } from './HitWalkButtons';
import { OtherSuppliers } from './OtherSuppliers';
import { REVIEW } from './review.texts';
import { SideBySide, subjectOf } from './SideBySide';
import { useHitKeys } from './use-hit-keys';

const nameOf = (name: string, kind: EntryNameKind | undefined, t: Text): string =>
  kind && kind !== 'primary' ? `${name} (${t(ENTRY_NAME_KIND_WORDS[kind])})` : name;

/**
 * Returns the facts of a hit that neither the headline nor the comparison shows, without empty facts. A hit without an
 * explanation has no comparison, so that its countries, dates and identifiers are facts.
 */
function factsOf({ hit, party }: FoundHit, t: Text, format: ReturnType<typeof useFormat>): Fact[] {
  const otherNames = hit.names.flatMap((name, place) =>
    name === hit.matched_name ? [] : nameOf(name, hit.name_kinds?.[place], t),
  );
  const countries = hit.countries.map((country) => (isCountryId(country) ? t(COUNTRY_NAMES[country]) : country));
  const { regulator_score: regulator, identifiers = [] } = hit;
  const compared = [
    { label: t(SCREENING.countries), value: countries.join(', ') },
    { label: t(SCREENING.birthDates), value: hit.birth_dates.map(format.knownDate).join(', ') },
    { label: t(REVIEW.identifiers), value: identifiers.map(({ type, value }) => `${type} ${value}`).join(', ') },
  ];
  const facts: Fact[] = [
    { label: t(SCREENING.party), value: party },
    { label: t(SCREENING.nameKind), value: hit.name_kind && t(ENTRY_NAME_KIND_WORDS[hit.name_kind]) },
    { label: t(SCREENING.regulator), value: regulator === undefined ? null : String(Math.round(regulator * 100)) },
    { label: t(SCREENING.reference), value: hit.entry_id },
    { label: t(SCREENING.date), value: hit.date && format.day(hit.date) },
    { label: t(SCREENING.otherNames), value: otherNames.join(', ') },
    { label: t(SCREENING.topics), value: topicsOf(hit, t).join(', ') },
    { label: t(SCREENING.listStatus), value: hit.list_status && <ListStatusChip status={hit.list_status} /> },
    { label: t(SCREENING.programmes), value: hit.programmes?.join(', ') },
    ...(hit.explanation ? [] : compared),
    { label: t(SCREENING.birthPlaces), value: hit.birth_places?.join(', ') },
    { label: t(SCREENING.listVersion), value: hit.list_version && format.knownDate(hit.list_version) },
    {
      label: t(SCREENING.link),
      value: hit.url && (
        <Link href={hit.url} target="_blank" rel="noreferrer">
          {hit.url}
        </Link>
      ),
    },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

/** Says how strong the hit is, on which list it is and what was decided on it last. */
function Headline({ found: { hit, kind, decisions } }: { found: FoundHit }) {
  const t = useText();
  const [newest] = decisions;
  return (
    <Box sx={{ mb: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ScoreChip score={hit.score} />
      {newest && <HitDecisionChip decision={newest.decision} proposed={newest.proposed} />}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {hit.list.title} <Box component="span" sx={{ color: 'text.secondary' }}>{`· ${t(HIT_KIND_WORDS[kind])}`}</Box>
      </Typography>
    </Box>
  );
}

function Decisions({ decisions }: { decisions: readonly ScreeningDecisionResponse[] }) {
  const t = useText();
  const format = useFormat();
  const locale = useAppLocale();
  if (decisions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t(SCREENING.notDecided)}</Typography>;
  }
  return decisions.map((made) => (
    <Box key={made.id} sx={{ mb: 1.5 }}>
      <HitDecisionChip decision={made.decision} proposed={made.proposed} />
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{sayReason(made, locale)}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(SCREENING.byOn, { name: made.decided_by.name, date: format.dateTime(made.decided_at) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          made.scope === 'company' && t(REVIEW.holdsForAll),
          made.decision === 'false_positive' && t(REVIEW.untilChange),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Box>
  ));
}

interface HitDialogProps {
  supplier: Pick<SupplierResponse, 'id' | 'workflow_id'>;
  found: FoundHit;
  evidence: ScreeningEvidence | undefined;
  onClose: () => void;
  /**
   * Opens the decision dialog with `decision` preselected; null preselects no decision. Undefined for users who may not
   * decide.
   */
  onJudge?: ((decision: HitDecision | null) => void) | undefined;
  /** Displayed below the title: the supplier's name, unless the dialog was opened on the supplier's page. */
  about?: ReactNode;
  walk?: HitWalk;
}

export function HitDialog({ supplier, found, evidence, onClose, onJudge, about, walk }: HitDialogProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { remarks } = found.hit;
  const onKeyDown = useHitKeys({ walk, onJudge });
  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {found.hit.matched_name}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {about && <Box sx={{ mb: 1.5 }}>{about}</Box>}
        <Headline found={found} />
        <SideBySide hit={found.hit} subject={subjectOf(found, evidence)} />
        <Facts columns={2} facts={factsOf(found, t, format)} />
        {remarks && !found.hit.article && (
          <Box sx={{ mt: 2 }}>
            <Facts facts={[{ label: t(SCREENING.remarks), value: remarks }]} />
          </Box>
        )}
        <ArticleExcerpt article={found.hit.article} />
        <HitExplanation explanation={found.hit.explanation} />
        <OtherSuppliers supplier={supplier} entryKey={found.hit.entry_key} />
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {t(SCREENING.decisions)}
        </Typography>
        <Decisions decisions={found.decisions} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {walk && <HitWalkButtons walk={walk} />}
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
        {onJudge && (
          <Button variant="contained" onClick={() => onJudge(null)}>
            {t(SCREENING.judge)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
