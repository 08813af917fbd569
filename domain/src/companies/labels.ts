import { type Violation, violation } from '../errors/error-codes';

/** The palette of labels: 14 colours (reference 2.8). All carry white text at 4.5 : 1. */
export const LABEL_COLORS = [
  '#c62828',
  '#ad1457',
  '#6a1b9a',
  '#4527a0',
  '#283593',
  '#1565c0',
  '#01579b',
  '#006064',
  '#00695c',
  '#2e7d32',
  '#33691e',
  '#bf360c',
  '#4e342e',
  '#37474f',
] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

/** Milliseconds of rest before a renamed label is saved (reference 1.10). */
export const LABEL_RENAME_DEBOUNCE = 500;

export const isLabelColor = (text: string): text is LabelColor =>
  (LABEL_COLORS as readonly string[]).includes(text.toLowerCase());

interface LabelChange {
  /** Null for a new label. */
  id: string | null;
  name: string;
  color: string;
}

const comparableName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The broken rules of adding and changing labels (reference 4.11): a name and a colour of the palette each, names
 * unique in the company, case-blind. `index` is the place in the list that was sent.
 */
export function checkLabels(
  existing: readonly { id: string; name: string }[],
  changes: readonly LabelChange[],
): Violation[] {
  const changedIds = new Set(changes.map((change) => change.id));
  const taken = new Set(
    existing.filter((label) => !changedIds.has(label.id)).map((label) => comparableName(label.name)),
  );
  return changes.flatMap((change, index) => {
    const name = comparableName(change.name);
    const violations: Violation[] = [];
    if (name === '') violations.push(violation('label_name_required', 'tags.name', { index }));
    else if (taken.has(name)) violations.push(violation('label_name_taken', 'tags.name', { index }));
    if (!isLabelColor(change.color)) violations.push(violation('label_color_invalid', 'tags.color', { index }));
    taken.add(name);
    return violations;
  });
}
