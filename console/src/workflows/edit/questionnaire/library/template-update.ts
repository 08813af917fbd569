import type { Locale } from '@homologa/domain/language/locales';
import { compareItems, type ItemsComparison } from '@homologa/domain/questionnaires/files/compare-items';
import { planTemplateUpdate, type TemplateMove } from '@homologa/domain/questionnaires/library/plan-template-update';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsIn, textIn } from '@homologa/domain/questionnaires/library/template-items';
import { itemsOf, type QuestionForm, questionFormsOf } from '../../workflow-form';
import { withFormKeys } from '../files/take-over';

interface UpdateInput {
  template: string;
  language: Locale;
  present: readonly QuestionForm[];
  /** Items of each version that the questions came from. */
  used: ReadonlyMap<number, readonly TemplateItem[]>;
  next: { version: number; items: readonly TemplateItem[] };
  /** Items whose moves the questionnaire follows; absent: those that it has not moved by itself. */
  followed?: ReadonlySet<string> | undefined;
  newKey: () => string;
}

export interface UpdatedQuestions {
  questions: QuestionForm[];
  comparison: ItemsComparison;
  /** Titles of questions that were edited here and that the update replaces. */
  edited: string[];
  moves: MoveOffer[];
}

/** Move in the template with the titles that the questionnaire has after the update. */
export interface MoveOffer extends TemplateMove {
  title: string;
  sectionTitle: string | null;
  aboveTitle: string | null;
  belowTitle: string | null;
  isFollowed: boolean;
}

const contentOf = ({ title, required, options, format, allowNa, points }: QuestionForm): string =>
  JSON.stringify([
    title.trim(),
    required,
    options.map(({ value, points: given, knockOut }) => [value.trim(), given ?? null, knockOut ?? false]),
    format?.kind === 'table' ? format.columns.map((column) => column.title) : format?.kind,
    allowNa ?? false,
    points ?? null,
  ]);

/** Returns the questions of the form after the update to a newer version of the template, and what it changes. */
export function updatedQuestions(input: UpdateInput): UpdatedQuestions {
  const { template, language, present, used, next, newKey } = input;
  const sourced = present.map(({ key, source, type }) => ({
    key,
    source: source ?? null,
    isSection: type === 'section',
  }));
  const planned = { template, language, present: sourced, used, next: next.items };
  const { moves: offered } = planTemplateUpdate(planned);
  const byDefault = offered.filter(({ isMovedHere }) => !isMovedHere).map(({ item }) => item);
  const followed = input.followed ?? new Set(byDefault);
  const { steps, moves } = planTemplateUpdate({ ...planned, followed });
  const owners = new Map<string, QuestionForm>();
  for (const question of present) {
    const { source } = question;
    if (source?.template === template && !owners.has(source.item)) owners.set(source.item, question);
  }
  const taken = new Set(steps.flatMap((step) => ('take' in step ? [step.take] : [])));
  const from = { template, version: next.version };
  const forms = questionFormsOf(itemsIn(next.items, language, { from })).filter(
    ({ key }) => taken.has(key) || owners.has(key),
  );
  const formerTexts = new Map(
    [...used.values()].flatMap((items) =>
      items.flatMap(({ options }) => options.map(({ _id, value }) => [_id, textIn(value, language)] as const)),
    ),
  );
  const keyed = withFormKeys(forms, newKey, owners, formerTexts);
  const byItem = new Map(forms.map(({ key }, at) => [key, keyed[at]]));
  const byKey = new Map(present.map((question) => [question.key, question]));
  const questions = steps.flatMap((step): QuestionForm[] => {
    if ('take' in step) return [byItem.get(step.take)].filter((one) => one !== undefined);
    const question = byKey.get(step.keep);
    if (!question) return [];
    const { source } = question;
    const isOwner = source?.template === template && owners.get(source.item) === question;
    return [isOwner ? { ...question, source: { ...source, version: next.version } } : question];
  });
  const known = new Map(present.map(({ key }) => [key, key]));
  const titleOf = (item: string | null): string | null => {
    const kept = item === null ? undefined : owners.get(item);
    const question = questions.find(({ key }) => key === kept?.key) ?? (item === null ? undefined : byItem.get(item));
    return question?.title.trim() || null;
  };
  // A question that joins has the item's id as its key in the plan, and another one in the form.
  const neighbourTitle = (key: string | null): string | null =>
    key === null ? null : ((questions.find((one) => one.key === key) ?? byItem.get(key))?.title.trim() ?? '');
  return {
    questions,
    moves: moves.map((move) => ({
      ...move,
      title: titleOf(move.item) ?? '',
      sectionTitle: titleOf(move.section),
      aboveTitle: neighbourTitle(move.above),
      belowTitle: neighbourTitle(move.below),
      isFollowed: followed.has(move.item),
    })),
    comparison: compareItems(itemsOf(present), itemsOf(questions), known),
    edited: steps.flatMap((step) => {
      const question = 'take' in step && step.replaces !== null ? byKey.get(step.replaces) : undefined;
      const { source } = question ?? {};
      if (!question || !source) return [];
      const items = (used.get(source.version) ?? []).filter(({ _id }) => _id === source.item);
      const [before] = questionFormsOf(itemsIn(items, language));
      return before && contentOf(before) !== contentOf(question) ? [question.title] : [];
    }),
  };
}
