interface StepPart {
  kind: 'text' | 'label' | 'key';
  text: string;
}

const MARKED = /\{(\w+)\}|`([^`]+)`/g;

/** Splits a step into plain text, label names (`{name}`) and keys (in backticks). */
export function stepParts(step: string): StepPart[] {
  const parts: StepPart[] = [];
  let end = 0;
  for (const found of step.matchAll(MARKED)) {
    if (found.index > end) parts.push({ kind: 'text', text: step.slice(end, found.index) });
    const [whole, label, key] = found;
    parts.push(label === undefined ? { kind: 'key', text: key ?? '' } : { kind: 'label', text: label });
    end = found.index + whole.length;
  }
  if (end < step.length) parts.push({ kind: 'text', text: step.slice(end) });
  return parts;
}
