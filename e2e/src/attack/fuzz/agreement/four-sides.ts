import { writtenAnswers } from '@homologa/core/documents/questionnaire-sections';
import { answersSheet } from '@homologa/core/exports/results/answers-sheet';
import type { CellValue } from '@homologa/core/exports/xlsx/sheet';
import { askedOf, countAsked, type VersionedItem } from '@homologa/core/questionnaires/answers.queries';
import { shownParts, subjectOfShown } from '@homologa/core/questionnaires/shown-parts.queries';
import { hashScorePart } from '@homologa/core/scores/score-hash';
import type { ItemRow } from '@homologa/core/workflows/questionnaire.queries';
import {
  type AnswerValue,
  fileOfAnswer,
  isEmptyAnswer,
  missingRequired,
} from '@homologa/domain/onboarding/answer-rules';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { SCORE_ENGINE, scoreQuestionnaire } from '@homologa/domain/questionnaires/score';
import { type ScoreInput, scoreByEngine, toScoredItems } from '@homologa/domain/questionnaires/score-input';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { hiddenIds, storedAnswers, toQuestion } from '@homologa/onboarding-web/src/features/questionnaire/questions';
import type { RandomQuestionnaire } from './random-questionnaire';

/** What one side makes of a questionnaire with answers. */
interface Side {
  /** Ids of the shown items. */
  shown: string[];
  /** Ids of the options that each shown question offers. */
  options: Record<string, string[]>;
  /** Ids of shown questions that have an answer. */
  answered: string[];
  /** Ids of questions that keep the supplier from submitting; null where the side does not judge that. */
  missing: string[] | null;
}

const SCORING: Scoring = {
  thresholds: [0, 40, 60].map((from) => ({ id: `t${from}`, name: `${from}`, colour: 'grey', from })),
};

const factsOf = ({ country }: RandomQuestionnaire) => ({ country, report_type: 'bir' });

/** As PostgreSQL gives JSON back: with its keys in another order, and without undefined parts. */
const asStored = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one > other ? -1 : 1)))
        : part,
    ),
  ) as Value;

function sideOf(
  items: readonly Pick<QuestionItem, 'id' | 'type' | 'options'>[],
  isAnswered: (id: string) => boolean,
  missing: string[] | null,
): Side {
  const options = items.map(({ id, options: own }) => [id, own.map((option) => option.id)] as const);
  const shown = items.map(({ id }) => id);
  return { shown, options: Object.fromEntries(options), answered: shown.filter(isAnswered), missing };
}

const serverItems = ({ items }: RandomQuestionnaire): VersionedItem[] =>
  items.map((item) => ({ ...asStored(item), version: 1 }));

const storedOf = ({ answers }: RandomQuestionnaire) =>
  new Map(
    [...answers].map(([questionId, value]) => [
      questionId,
      { questionId, version: 1, value: asStored(value), fileId: null },
    ]),
  );

function onServer(one: RandomQuestionnaire): Side {
  const { items, answers } = askedOf(serverItems(one), storedOf(one), factsOf(one));
  return sideOf(items, (id) => !isEmptyAnswer(answers.get(id)), missingRequired(items, answers));
}

/** What the supplier's browser shows, and the ids of the questions whose answers it sends at the submit. */
function inBrowser(one: RandomQuestionnaire): { side: Side; sent: string[] } {
  const all = one.items.map((item) => toQuestion(wireItemOf(item)));
  const onWire = [...one.answers].map(([question_id, answer]) => {
    const file = fileOfAnswer(answer);
    return { question_id, answer: file ? { file_id: file.fileId, name: file.name, size: file.size } : answer };
  });
  const own = storedAnswers({ answers: onWire as never });
  const { items, answers } = shownQuestionnaire(all, own, factsOf(one));
  const withheld = new Set(hiddenIds(all, items));
  return {
    side: sideOf(items, (id) => !isEmptyAnswer(answers.get(id)), missingRequired(items, answers)),
    sent: [...own.keys()].filter((id) => !withheld.has(id)),
  };
}

/** Reads the sheet of answers: before the submit, or after it with what the submit keeps. */
async function onSheet(one: RandomQuestionnaire, isSubmitted: boolean): Promise<Side> {
  const items = serverItems(one);
  const asked = askedOf(items, storedOf(one), factsOf(one));
  const { shown } = countAsked(items, asked.answers, factsOf(one));
  const kept: ReadonlyMap<string, AnswerValue> = isSubmitted ? asked.answers : one.answers;
  const rows = [...kept].map(([questionId, value]) => {
    const file = fileOfAnswer(value);
    return { questionId, version: 1, value: file ? null : asStored(value), file: file ? { name: file.name } : null };
  });
  const subject = subjectOfShown(
    { country: one.country, questionnaireCompletedAt: isSubmitted ? 'now' : null, shownQuestions: shown },
    { reportType: 'bir' },
  );
  const parts = shownParts(items as unknown as ItemRow[], rows, subject);
  const values = new Map(parts.answers.map(({ questionId, value }) => [questionId, value]));
  const sheet = answersSheet(
    { items: parts.questions, answers: writtenAnswers(parts.questions, parts.answers, 'en'), values },
    'en',
  );
  const idOf = new Map(one.items.map(({ id, title }) => [title, id]));
  const lines: { id: string; answer: CellValue | undefined }[] = [];
  for await (const batch of sheet.batches) {
    for (const [, title, answer] of batch)
      lines.push({ id: idOf.get(typeof title === 'string' ? title : '') ?? '', answer });
  }
  const listed = lines.flatMap(({ id }) => parts.questions.filter((question) => question.id === id));
  const unanswered = new Set(lines.flatMap(({ id, answer }) => (answer === 'N/A' || answer == null ? [id] : [])));
  return sideOf(listed, (id) => !unanswered.has(id), null);
}

/** Scores as the submit does, by the stored text, and as a preview does, by what is in memory. */
function scoresOf(one: RandomQuestionnaire) {
  const items = serverItems(one);
  const { answers } = askedOf(items, storedOf(one), factsOf(one));
  const input = {
    items: toScoredItems(items),
    answers: Object.fromEntries(answers),
    facts: factsOf(one),
    scoring: SCORING,
  };
  const replayed = scoreByEngine(SCORE_ENGINE, JSON.parse(hashScorePart(input).text) as ScoreInput);
  const inMemory = scoreQuestionnaire(one.items, one.answers, factsOf(one), SCORING);
  return { replayed: hashScorePart(replayed), inMemory: hashScorePart(inMemory), lines: inMemory.lines };
}

/** Returns what browser, server, sheet and replay do not agree on; empty if they agree. */
export async function disagreements(one: RandomQuestionnaire): Promise<string[]> {
  const server = onServer(one);
  const { side: browser, sent } = inBrowser(one);
  const { replayed, inMemory, lines } = scoresOf(one);
  const shown = new Set(server.shown);
  const sheets = [await onSheet(one, false), await onSheet(one, true)];
  const differs = (name: string, some: unknown, other: unknown): string[] =>
    JSON.stringify(some) === JSON.stringify(other) ? [] : [`${name}: ${JSON.stringify([some, other])}`];
  return [
    ...differs('browser and server', browser, server),
    ...sheets.flatMap((sheet, at) =>
      differs(`sheet ${at === 0 ? 'before' : 'after'} the submit`, withoutMissing(sheet), withoutMissing(server)),
    ),
    ...differs('replay and preview', replayed.sha256, inMemory.sha256),
    ...differs(
      'scored but hidden',
      lines.filter(({ id }) => !shown.has(id)),
      [],
    ),
    ...differs(
      'sent but hidden',
      sent.filter((id) => !shown.has(id)),
      [],
    ),
  ];
}

const withoutMissing = ({ shown, options, answered }: Side) => ({ shown, options, answered });
