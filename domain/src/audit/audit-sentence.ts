import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { auditFactsText, factText } from './audit-facts';
import type { AUDIT_ACTION_WORDS, AuditActorKind } from './audit-words';
import { NAMELESS_OBJECTS, NAMELESS_PEOPLE, SENTENCE_WORDS } from './sentence-words';
import { DESK_SENTENCES } from './sentences/desk';
import { ONBOARDING_SENTENCES } from './sentences/onboarding';
import { PEOPLE_SENTENCES } from './sentences/people';
import { SUPPLIER_SENTENCES } from './sentences/suppliers';
import { SENTENCE_VARIANTS } from './sentences/variants';

/**
 * Default sentence of each action; `SENTENCE_VARIANTS` has sentences that depend on the entry's facts, such as the
 * decision.
 */
const SENTENCES = {
  ...PEOPLE_SENTENCES,
  ...DESK_SENTENCES,
  ...ONBOARDING_SENTENCES,
  ...SUPPLIER_SENTENCES,
} satisfies Record<keyof typeof AUDIT_ACTION_WORDS, Words>;
const SENTENCE_OF: Readonly<Record<string, Words>> = SENTENCES;

interface Named {
  kind: AuditActorKind;
  id: string | null;
  name: string | null;
}

export interface ToldEntry {
  action: string;
  actor: Named;
  behalfOf: Named | null;
  object: { type: string; id: string | null; name: string | null };
  supplier: { id: string; name: string } | null;
  workflow: { title: string } | null;
  facts: Readonly<Record<string, unknown>>;
}

export type LinkedSlot = 'who' | 'supplier' | 'object' | 'workflow';

export interface SentencePart {
  text: string;
  /**
   * Object of the audit entry that this part of the sentence names, so that the part can be a link; null for plain
   * text.
   */
  names: LinkedSlot | null;
}

type Say = (words: Words) => string;

const QUOTED: ReadonlySet<string> = new Set(['workflow', 'label', 'watchlist', 'question', 'template']);
const quoted = (text: string): string => `“${text}”`;

/** Returns the phrase for an actor in a sentence; for an operator of the CLI also that the CLI was used. */
export function personText({ kind, name }: Pick<Named, 'kind' | 'name'>, say: Say): string {
  if (kind === 'operator' && name) return say(SENTENCE_WORDS.operator).replace('{name}', () => name);
  return name || say(NAMELESS_PEOPLE[kind]);
}

/** Returns the supplier's name, or a general phrase instead of the name if the supplier has no name or was deleted. */
const supplierText = (supplier: { name: string } | null, say: Say): string =>
  supplier ? supplier.name || say(SENTENCE_WORDS.namelessSupplier) : say(SENTENCE_WORDS.someSupplier);

function objectText({ object, supplier }: ToldEntry, say: Say): string {
  if (object.type === 'supplier') return supplierText(supplier ?? (object.name ? { name: object.name } : null), say);
  if (object.name) return QUOTED.has(object.type) ? quoted(object.name) : object.name;
  return say(lookUp(NAMELESS_OBJECTS, object.type) ?? SENTENCE_WORDS.something);
}

const isOwnLink = ({ actor, supplier }: ToldEntry): boolean => actor.kind === 'link' && actor.id === supplier?.id;

function slotText(entry: ToldEntry, slot: string, say: Say): string | null {
  const { actor, behalfOf, supplier, object, facts, action } = entry;
  if (slot === 'who') {
    const who = personText(actor, say);
    return behalfOf ? `${who} (${say(SENTENCE_WORDS.by)} ${personText(behalfOf, say)})` : who;
  }
  if (slot === 'supplier') {
    return supplierText(supplier ?? (object.type === 'supplier' && object.name ? { name: object.name } : null), say);
  }
  if (slot === 'object') return objectText(entry, say);
  const text = factText(action, slot, facts, say);
  if (slot === 'party' && text === supplier?.name) return null;
  return text ?? (slot === 'entry_name' ? say(SENTENCE_WORDS.someListed) : null);
}

const codeOf = (value: unknown): string => (typeof value === 'string' ? value : `${value === true}`);

function variantOf({ action, facts }: ToldEntry): { words: Words; told: readonly string[] } | null {
  const variants = lookUp(SENTENCE_VARIANTS, action);
  const key = variants?.by.map((fact) => codeOf(facts[fact])).join(' ');
  const words = variants && lookUp(variants.of, key ?? '');
  return words ? { words, told: variants.by } : null;
}

const LINKED: ReadonlySet<string> = new Set<LinkedSlot>(['who', 'supplier', 'object', 'workflow']);
const isLinked = (slot: string): slot is LinkedSlot => LINKED.has(slot);

/**
 * Fills the slots of a sentence template and splits the sentence into parts; null if an optional template has an empty
 * slot.
 */
function fill(template: string, entry: ToldEntry, say: Say, isOptional: boolean): SentencePart[] | null {
  const parts: SentencePart[] = [];
  for (const [place, piece] of template.split(/\{(\w+)\}/).entries()) {
    if (place % 2 === 0) {
      if (piece) parts.push({ text: piece, names: null });
      continue;
    }
    const text = isOptional && piece === 'supplier' && isOwnLink(entry) ? null : slotText(entry, piece, say);
    if (text === null && isOptional) return null;
    parts.push({ text: text ?? say(SENTENCE_WORDS.something), names: isLinked(piece) ? piece : null });
  }
  return parts;
}

const startUpper = ([first, ...others]: SentencePart[]): SentencePart[] =>
  first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others] : [];

/**
 * Builds the sentence of an entry (who did what to whom) as parts, so that names can be links, and lists the details
 * that the sentence lacks. For an action that this version does not know, the sentence contains the action's code.
 */
export function tellAuditEntry(entry: ToldEntry, say: Say): { parts: SentencePart[]; details: string } {
  const variant = variantOf(entry);
  const words = variant?.words ?? lookUp(SENTENCE_OF, entry.action);
  if (!words) {
    const parts: SentencePart[] = [
      { text: personText(entry.actor, say), names: 'who' },
      { text: `: ${entry.action}`, names: null },
    ];
    return { parts, details: auditFactsText(entry.action, entry.facts, say) };
  }
  const template = say(words);
  const pieces = template.split(/\[([^\]]*)\]/);
  const parts = pieces.flatMap((piece, place) => fill(piece, entry, say, place % 2 === 1) ?? []);
  if (entry.workflow?.title && template.includes('{supplier}')) {
    parts.push({ text: ` ${say(SENTENCE_WORDS.inWorkflow)} `, names: null });
    parts.push({ text: quoted(entry.workflow.title), names: 'workflow' });
  }
  const told = new Set([...(variant?.told ?? []), ...[...template.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot)]);
  const untold = Object.fromEntries(Object.entries(entry.facts).filter(([fact]) => !told.has(fact)));
  return { parts: startUpper(parts), details: auditFactsText(entry.action, untold, say) };
}

export const sentenceText = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');
