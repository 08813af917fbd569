import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { withRefs } from './condition-refs';
import type { QuestionForm, WorkflowForm } from './workflow-form';

interface Identified {
  _id: string;
}

/**
 * Maps the keys of the sent entries to the ids in the response. Empty if the response has a different number of
 * entries.
 */
function idsByKey(sent: readonly { key: string }[], answered: readonly Identified[]): Map<string, string> {
  if (sent.length !== answered.length) return new Map();
  return new Map(sent.map(({ key }, place) => [key, answered[place]?._id ?? '']));
}

/** Maps the ids under which entries were sent to new ones: the server gives a new id to an entry that it had removed. */
function newIdsById(
  sent: readonly { id: string | null }[],
  answered: readonly Identified[],
): readonly (readonly [string, string])[] {
  if (sent.length !== answered.length) return [];
  return sent.flatMap(({ id }, place) => {
    const given = answered[place]?._id;
    return id === null || given === undefined || given === id ? [] : [[id, given] as const];
  });
}

/**
 * Maps each sent question with a file to its file in the response, or to null if the server has removed the file. Empty
 * if the response has a different number of questions.
 */
function filesByKey(
  sent: readonly QuestionForm[],
  answered: WorkflowResponse['questionnaire'],
): Map<string, QuestionForm['file']> {
  if (sent.length !== answered.length) return new Map();
  return new Map(sent.flatMap(({ key, file }, place) => (file ? [[key, answered[place]?.file ?? null] as const] : [])));
}

/**
 * Copies the server's ids into the current form, which may have changed since the save. Without the ids, the next save
 * would create every question, option and supplier a second time.
 */
export function adoptIds(now: WorkflowForm, sent: WorkflowForm, answer: WorkflowResponse): WorkflowForm {
  const questionIds = idsByKey(sent.questions, answer.questionnaire);
  const supplierIds = idsByKey(sent.suppliers, answer.suppliers);
  const storedFiles = filesByKey(sent.questions, answer.questionnaire);
  const optionIds = new Map(
    sent.questions.flatMap((item, place) => [...idsByKey(item.options, answer.questionnaire[place]?.options ?? [])]),
  );
  // An undo sends a removed question under its former id, to which conditions still refer.
  const renewed = [
    ...newIdsById(sent.questions, answer.questionnaire),
    ...sent.questions.flatMap(({ options }, place) => newIdsById(options, answer.questionnaire[place]?.options ?? [])),
  ];
  const refs = new Map([...questionIds, ...optionIds, ...renewed].filter(([key, id]) => id !== '' && key !== id));
  return {
    ...now,
    questions: now.questions.map((question) => {
      const item = withRefs(question, refs);
      const options = item.options.map((option) => withId(option, optionIds));
      // Remove the file if the server has removed it together with its question, because the form must not restore the
      // file.
      const isFileGone = item.file !== null && storedFiles.get(item.key) === null;
      const isSame = !isFileGone && options.every((option, place) => option === item.options[place]);
      return withId(isSame ? item : { ...item, options, file: isFileGone ? null : item.file }, questionIds);
    }),
    suppliers: now.suppliers.map((supplier) => withId(supplier, supplierIds)),
  };
}

/** Returns the same object if the id is unchanged, so that memoized entries do not re-render. */
function withId<Entry extends { key: string; id: string | null }>(
  entry: Entry,
  ids: ReadonlyMap<string, string>,
): Entry {
  const id = ids.get(entry.key) ?? entry.id;
  return id === entry.id ? entry : { ...entry, id };
}

export function adoptFiles(now: WorkflowForm, answer: WorkflowResponse): WorkflowForm {
  const files = new Map(answer.questionnaire.map((item) => [item._id, item.file]));
  return {
    ...now,
    questions: now.questions.map((item) => ({ ...item, file: (item.id ? files.get(item.id) : null) ?? item.file })),
  };
}
