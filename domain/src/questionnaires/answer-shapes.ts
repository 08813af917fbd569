/** Answer to a question with a table: the cells of each row by the id of their column; empty cells are left out. */
export interface TableAnswer {
  rows: readonly Readonly<Record<string, string>>[];
}

/** Answer to a question that does not concern the supplier, with its reason. */
export interface NotApplicable {
  not_applicable: string;
}

const isObject = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

export const isTableAnswer = (answer: unknown): answer is TableAnswer =>
  isObject(answer) && 'rows' in answer && Array.isArray(answer.rows);

export const isNotApplicable = (answer: unknown): answer is NotApplicable =>
  isObject(answer) && 'not_applicable' in answer && typeof answer.not_applicable === 'string';

/**
 * Returns a table whose cells are in the order of their column ids, without empty cells; any other answer unchanged. The
 * database returns the cells in an order of its own, and equal answers must be equal texts.
 */
export function inCellOrder<Answer>(answer: Answer): Answer {
  if (!isTableAnswer(answer)) return answer;
  const rows = answer.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, cell]) => cell !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
  return { rows } as Answer;
}
