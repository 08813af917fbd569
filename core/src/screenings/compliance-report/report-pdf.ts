import type { Locale } from '@homologa/domain/language/locales';
import type { HitState } from '@homologa/domain/screenings/screening-rules';
import type { Verdict } from '@homologa/domain/screenings/screening-verdict';
import { drawChapter, drawHeading, reserveContents } from '../../documents/chapters';
import { COLORS } from '../../documents/colors';
import { CHAPTERS } from '../../documents/document.texts';
import { drawFrames } from '../../documents/frame';
import { paperOf } from '../../documents/paper';
import { drawTitle } from '../../documents/sections/cover';
import { drawFacts } from '../../documents/sections/facts';
import { drawProof } from '../../documents/sections/proof';
import { lineHeight, Sheet, STYLES, type TextStyle } from '../../documents/sheet';
import { drawTable } from '../../documents/table';
import type { ComplianceFacts } from './compliance-facts';
import type { Finding, PartyFindings } from './party-findings';
import { type ComplianceReport, complianceReport } from './report-model';
import { countryName, type Line, teller } from './report-texts';

const NOTE: TextStyle = { ...STYLES.strong, size: 9, color: COLORS.warning };
/** Height in points reserved for the proof chapter, which must fit on one page. */
const PROOF_ROOM = 350;
const LABEL_SHARE = 26;

const VERDICT_COLORS: Readonly<Record<Verdict, { ink: string; tint: string }>> = {
  confirmed: { ink: COLORS.warning, tint: COLORS.warningTint },
  open: { ink: COLORS.caution, tint: COLORS.cautionTint },
  partial: { ink: COLORS.caution, tint: COLORS.cautionTint },
  cleared: { ink: COLORS.success, tint: COLORS.successTint },
  none: { ink: COLORS.success, tint: COLORS.successTint },
};
const STATE_INK: Readonly<Record<HitState, string>> = {
  confirmed: COLORS.warning,
  undecided: COLORS.caution,
  proposed: COLORS.caution,
  cleared: COLORS.success,
};

interface Chapter {
  id: string;
  title: string;
  room?: number;
  isOnNewPage?: boolean;
  draw: () => void;
}

/** Renders the compliance report as a tagged PDF. Deterministic: the same facts give the same bytes. */
export async function reportPdf(facts: ComplianceFacts, locale: Locale): Promise<Buffer> {
  const { issue, companyName, country } = facts;
  const report = complianceReport(facts, locale);
  const say = teller(locale);
  const title = `${report.title}: ${companyName}`;
  const paper = paperOf(country ?? '');
  const sheet = await Sheet.open({ title, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  const company = { name: companyName, country: country ? countryName(country, locale) : '', taxId: null };
  drawTitle(sheet, { ...facts, company }, report.title);
  if (facts.note) sheet.paragraph(facts.note[locale], NOTE);
  drawVerdict(sheet, report.verdict);
  drawFacts(sheet, factsOf(report.about));
  const { proof } = issue;
  if (proof && proof.version > 1) {
    sheet.space(8);
    sheet.paragraph(say('replaces', { version: proof.version }), STYLES.strong);
  }
  const chapters: Chapter[] = [
    { id: 'parties', title: say('summary'), draw: () => drawParties(sheet, report, locale) },
    { id: 'findings', title: say('findings'), isOnNewPage: true, draw: () => drawFindings(sheet, report, locale) },
    { id: 'lists', title: say('lists'), draw: () => drawFacts(sheet, factsOf(report.lists), LABEL_SHARE) },
    { id: 'evidence', title: say('evidence'), draw: () => drawFacts(sheet, factsOf(report.evidence), LABEL_SHARE) },
  ];
  const drawn = chapters.filter(({ id }) => (id !== 'lists' && id !== 'evidence') || report[id].length > 0);
  if (proof) {
    const draw = () => drawProof(sheet, issue, proof, locale);
    drawn.push({ id: 'proof', title: CHAPTERS.proof[locale], room: PROOF_ROOM, draw });
  }
  sheet.space(10);
  const drawContents = reserveContents(sheet, drawn.length, locale);
  for (const { id, title: name, room, isOnNewPage, draw } of drawn) {
    if (isOnNewPage) sheet.newPage();
    drawChapter(sheet, { id, title: name, ...(room ? { room } : {}) }, draw);
  }
  drawContents(sheet.chapters);
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}

const factsOf = (lines: readonly Line[]) => lines.map(([label, value]) => ({ label, value }));

const PAD = 12;
const BAR = 4;

function drawVerdict(sheet: Sheet, { kind, title, sentences }: ComplianceReport['verdict']): void {
  const { ink, tint } = VERDICT_COLORS[kind];
  const head: TextStyle = { font: 'bold', size: 15, color: ink };
  const inner = sheet.width - 2 * PAD - BAR;
  const heads = sheet.wrap(title, inner, head);
  const lines = sentences.flatMap((sentence) => sheet.wrap(sentence, inner, STYLES.body));
  const height = heads.length * lineHeight(head) + 4 + lines.length * lineHeight(STYLES.body) + 2 * PAD;
  sheet.space(4);
  sheet.demand(height);
  const { left, width, y } = sheet;
  sheet.artifact(() => {
    sheet.doc.rect(left, y, width, height).fill(tint);
    sheet.doc.rect(left, y, BAR, height).fill(ink);
  });
  const x = left + BAR + PAD;
  sheet.content('P', () => {
    sheet.y = sheet.lines(heads, { x, y: y + PAD, width: inner }, head) + 4;
  });
  sheet.content('P', () => {
    sheet.lines(lines, { x, y: sheet.y, width: inner }, STYLES.body);
  });
  sheet.y = y + height;
  sheet.space(14);
}

function drawParties(sheet: Sheet, { parties }: ComplianceReport, locale: Locale): void {
  const say = teller(locale);
  drawTable(sheet, {
    columns: [
      { title: say('party'), share: 40 },
      { title: say('role'), share: 24 },
      { title: say('findings'), share: 18 },
      { title: say('strongest'), share: 18 },
    ],
    rows: parties.map(({ name, role, result, strongest }) => ({ cells: [name, role, result, strongest] })),
    hasRowTitles: true,
  });
}

function drawFindings(sheet: Sheet, { parties }: ComplianceReport, locale: Locale): void {
  const told = parties.filter(({ findings, notes }) => findings.length > 0 || notes.length > 0);
  if (!told.some(({ findings }) => findings.length > 0)) sheet.paragraph(teller(locale)('noFindings'));
  for (const party of told) drawParty(sheet, party, locale);
}

function drawParty(sheet: Sheet, { name, role, findings, notes }: PartyFindings, locale: Locale): void {
  drawHeading(sheet, `${role}: ${name}`);
  for (const finding of findings) drawFinding(sheet, finding, locale);
  drawFacts(sheet, factsOf(notes), LABEL_SHARE);
}

const FINDING_ROOM = 110;

function drawFinding(sheet: Sheet, { title, state, stateWords, compared, lines }: Finding, locale: Locale): void {
  const say = teller(locale);
  sheet.space(4);
  sheet.demand(FINDING_ROOM);
  sheet.paragraph(title, STYLES.strong);
  sheet.paragraph(stateWords, { ...STYLES.strong, color: STATE_INK[state] });
  sheet.space(3);
  if (compared.length > 0) {
    drawTable(sheet, {
      columns: [
        { title: say('particular'), share: 20 },
        { title: say('party'), share: 32 },
        { title: say('listed'), share: 48 },
      ],
      rows: compared.map(({ label, party, listed }) => ({
        cells: [{ text: label, style: STYLES.quiet }, party || '-', listed || '-'],
      })),
      hasRowTitles: true,
    });
  }
  drawFacts(sheet, factsOf(lines), LABEL_SHARE);
  sheet.space(10);
}
