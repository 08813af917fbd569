import { sentenceText, tellAuditEntry } from '@homologa/domain/audit/audit-sentence';
import { AUDIT_ACTION_WORDS, AUDIT_ACTOR_WORDS, AUDIT_OBJECT_WORDS } from '@homologa/domain/audit/audit-words';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { NamedEntry } from '../audit/entry-names.queries';
import type { AUDIT_HEADERS } from './export.texts';
import type { CellKind, CellValue } from './xlsx/sheet';

interface AuditCell {
  kind: CellKind;
  width: number;
  value: (entry: NamedEntry, locale: Locale) => CellValue;
}

type Named = NamedEntry['actor'];
const ACTIONS: Readonly<Record<string, Words>> = AUDIT_ACTION_WORDS;
const OBJECTS: Readonly<Record<string, Words>> = AUDIT_OBJECT_WORDS;

const personOf = (actor: Named | null, locale: Locale): CellValue =>
  actor && (actor.name || AUDIT_ACTOR_WORDS[actor.kind][locale]);

const tell = (entry: NamedEntry, locale: Locale) => {
  const { action, actor, behalfOf, objectType, objectId, objectName, supplier, deletedSupplier, workflow, facts } =
    entry;
  return tellAuditEntry(
    {
      action,
      actor,
      behalfOf,
      object: { type: objectType, id: objectId, name: objectName },
      supplier: supplier ?? (deletedSupplier ? { id: '', name: deletedSupplier } : null),
      workflow,
      facts,
    },
    (words) => words[locale],
  );
};

export const AUDIT_CELLS: Readonly<Record<keyof typeof AUDIT_HEADERS, AuditCell>> = {
  at: { kind: 'moment', width: 20, value: ({ createdAt }) => createdAt },
  company: { kind: 'text', width: 30, value: ({ company }) => company?.name },
  sentence: { kind: 'text', width: 70, value: (entry, locale) => sentenceText(tell(entry, locale).parts) },
  who: { kind: 'text', width: 30, value: ({ actor }, locale) => personOf(actor, locale) },
  kind: { kind: 'text', width: 18, value: ({ actor }, locale) => AUDIT_ACTOR_WORDS[actor.kind][locale] },
  behalf_of: { kind: 'text', width: 30, value: ({ behalfOf }, locale) => personOf(behalfOf, locale) },
  address: { kind: 'text', width: 18, value: ({ address }) => address },
  what: { kind: 'text', width: 40, value: ({ action }, locale) => lookUp(ACTIONS, action)?.[locale] },
  supplier: { kind: 'text', width: 30, value: ({ supplier, deletedSupplier }) => supplier?.name || deletedSupplier },
  object: {
    kind: 'text',
    width: 20,
    value: ({ objectType }, locale) => lookUp(OBJECTS, objectType)?.[locale],
  },
  name: { kind: 'text', width: 30, value: ({ objectName }) => objectName },
  facts: {
    kind: 'text',
    width: 60,
    value: (entry, locale) => tell(entry, locale).details,
  },
};

export const AUDIT_COLUMNS = Object.keys(AUDIT_CELLS) as (keyof typeof AUDIT_CELLS)[];
