import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../language/locales';
import { sentenceText, type ToldEntry, tellAuditEntry } from './audit-sentence';
import { AUDIT_ACTIONS } from './audit-words';

const entry = (change: Partial<ToldEntry> = {}): ToldEntry => ({
  action: 'supplier.decide',
  actor: { kind: 'user', id: 'u1', name: 'Ana Pérez' },
  behalfOf: null,
  object: { type: 'supplier', id: 's1', name: 'Aceros del Norte' },
  supplier: { id: 's1', name: 'Aceros del Norte' },
  workflow: { title: 'Suppliers 2026' },
  facts: {},
  ...change,
});
const tell = (change: Partial<ToldEntry>, locale: Locale = 'en') => {
  const { parts, details } = tellAuditEntry(entry(change), (words) => words[locale]);
  return { parts, details, text: sentenceText(parts) };
};

describe.each(AUDIT_ACTIONS)('%s', (action) => {
  it.each(LOCALES)('is a sentence in %s, with and without the names', (locale) => {
    const full = tell({ action, facts: { from: null, role: 'company_admin', proposed: false } }, locale).text;
    const bare = tell(
      {
        action,
        actor: { kind: 'system', id: null, name: null },
        object: { type: 'workflow', id: null, name: null },
        supplier: null,
        workflow: null,
      },
      locale,
    ).text;
    for (const text of [full, bare]) {
      expect(text).toMatch(/^\p{Lu}.*[\p{L}\d”)]$/u);
      expect(text).not.toMatch(/[{}[\]]|undefined|null| {2}/);
    }
  });
});

describe('tellAuditEntry', () => {
  it('says actor, verb and object, and nothing twice', () => {
    const { text, details } = tell({ facts: { from: 'rejected', to: 'approved' } });
    expect(text).toBe('Ana Pérez approved Aceros del Norte in “Suppliers 2026”');
    expect(details).toBe('Before: Rejected');
    expect(tell({ facts: { from: null, to: 'approved_with_conditions' } }, 'es')).toMatchObject({
      text: 'Ana Pérez aprobó a Aceros del Norte con condiciones en “Suppliers 2026”',
      details: '',
    });
  });

  it('marks the parts that name things', () => {
    const named = tell({ facts: { to: 'rejected' } }).parts.flatMap(({ names, text }) =>
      names ? [[names, text]] : [],
    );
    expect(named).toEqual([
      ['who', 'Ana Pérez'],
      ['supplier', 'Aceros del Norte'],
      ['workflow', '“Suppliers 2026”'],
    ]);
  });

  it('names party, list entry and supplier of a judged hit; the reason stays a detail', () => {
    const facts = {
      from: null,
      to: 'false_positive',
      proposed: true,
      entry_name: 'PARDO, Juan (SDN)',
      party: 'Juan Prado',
      reason_code: 'other_person',
      reason: 'Born 1990',
    };
    const { text, details } = tell({
      action: 'screening.decide',
      object: { type: 'screening', id: 'x', name: null },
      facts,
    });
    expect(text).toBe(
      'Ana Pérez proposed to clear PARDO, Juan (SDN) as a false positive of Juan Prado for Aceros del Norte in “Suppliers 2026”',
    );
    expect(details).toContain('Reason: Born 1990');
    expect(details).not.toContain('Party');
    // Entries of earlier versions lack the name of the list entry.
    expect(tell({ action: 'screening.decide', facts: { to: 'true_match' } }).text).toContain('an entry of a list');
  });

  it('puts before and after in words into the sentence', () => {
    const request = { type: 'report_request', id: 'r', name: null };
    const facts = { from: 'taken', to: 'failed' };
    expect(tell({ action: 'desk.set_status', object: request, facts, workflow: null }).text).toBe(
      'Ana Pérez changed the request of Aceros del Norte from “Taken” to “Failed”',
    );
  });

  it('does not name a supplier twice that acts by its own link', () => {
    const actor = { kind: 'link', id: 's1', name: 'Aceros del Norte' } as const;
    expect(tell({ action: 'onboarding.save_answers', actor }).text).toBe(
      'Aceros del Norte saved answers in “Suppliers 2026”',
    );
  });

  it('gives a supplier without a name a text, and staff behind a user their name', () => {
    const supplier = { id: 's1', name: '' };
    expect(tell({ action: 'supplier.add', supplier, workflow: null }, 'pt-BR').text).toBe(
      'Ana Pérez adicionou Fornecedor sem nome',
    );
    const behalfOf = { kind: 'staff', id: null, name: null } as const;
    expect(tell({ action: 'supplier.remind', behalfOf, workflow: null }).text).toBe(
      "Ana Pérez (by the provider's staff) reminded Aceros del Norte",
    );
  });

  it.each([
    ['en', 'Operator Leo Mesa (CLI) retried a job', 'An operator (CLI) retried a job'],
    ['es', 'Operador Leo Mesa (CLI) reintentó una tarea', 'Un operador (CLI) reintentó una tarea'],
    ['pt-BR', 'Operador Leo Mesa (CLI) repetiu uma tarefa', 'Um operador (CLI) repetiu uma tarefa'],
  ] as const)('names the operator of a command in %s, to a client without the name', (locale, named, nameless) => {
    const job = { action: 'job.retry', object: { type: 'job', id: 'j', name: null }, supplier: null, workflow: null };
    const operator = { kind: 'operator', id: null, name: 'Leo Mesa' } as const;
    expect(tell({ ...job, actor: operator }, locale).text).toBe(named);
    expect(tell({ ...job, actor: { ...operator, name: null } }, locale).text).toBe(nameless);
  });

  it('names an action of a later version by its code', () => {
    expect(tell({ action: 'later.act' }).text).toBe('Ana Pérez: later.act');
  });
});
