import { type Violation, violation } from '../errors/error-codes';

/** Palette of 14 label colours (reference 2.8), each with a contrast of at least 4.5:1 to white text. */
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

/** Idle milliseconds before a renamed label is saved (reference 1.10). */
export const LABEL_RENAME_DEBOUNCE = 500;

export const isLabelColor = (text: string): text is LabelColor =>
  (LABEL_COLORS as readonly string[]).includes(text.toLowerCase());

interface LabelChange {
  id: string | null;
  name: string;
  color: string;
}

const comparableName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Validates label changes (reference 4.11): every label has a name and a palette colour, and names are unique in the
 * company, ignoring case. `index` is the position in `changes`.
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
