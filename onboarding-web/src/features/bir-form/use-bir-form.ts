import { type BirForm, birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { givenFileKinds } from '@homologa/domain/bir-form/form-files';
import { birFormNotes } from '@homologa/domain/bir-form/form-notes';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { type MissingBirField, missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { validateBirForm } from '@homologa/domain/bir-form/validate-form';
import type { Violation } from '@homologa/domain/errors/error-codes';
import type { QueueState } from '@homologa/web/saving/save-queue';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { countDrafts } from '../../lib/typing/drafts';
import { useTyped } from '../../lib/typing/use-typed';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { useFreshOnReturn } from '../../onboarding/use-fresh-on-return';
import { type FormEntries, type FormEntry, overlay, prefillOf, storedEntry } from './form-entries';
import { formQueueOf } from './form-queue';

export interface BirFormState {
  request: BirRequestResponse;
  form: BirForm;
  data: BirFormData;
  missing: readonly MissingBirField[];
  broken: readonly Violation[];
  notes: readonly FormNote[];
  /**
   * Texts that the user typed into number fields and that are not numbers, by path. They stay on the screen and are
   * never saved.
   */
  drafts: ReadonlyMap<string, string>;
  saveState: QueueState;
  isReadOnly: boolean;
  put: (key: string, entry: FormEntry) => void;
  draft: (path: string, text: string | null) => void;
  dropDrafts: (path: string) => void;
  /** Saves pending and prefilled values immediately. Resolves to true if the server has stored everything. */
  flush: () => Promise<boolean>;
  whyUnsaved: () => unknown;
  take: (request: BirRequestResponse) => void;
}

type FormNote = ReturnType<typeof birFormNotes>[number];

const dataOf = ({ company, country, form }: BirRequestResponse): BirFormData => ({ company, country, form });
const storedIn = (request: BirRequestResponse) => {
  const data = dataOf(request);
  return (key: string) => storedEntry(data, key);
};

const today = (): string => new Date().toISOString().slice(0, 10);

export function useBirForm(request: BirRequestResponse): BirFormState {
  const { supplier, workflow, take } = useOwnOnboarding();
  const queue = formQueueOf(request.id);
  const takeRequest = useCallback(
    (saved: BirRequestResponse) => take((now) => ({ ...now, bir_request: saved })),
    [take],
  );
  const storedAt = useMemo(() => storedIn(request), [request]);
  const { typed, put, saveState } = useTyped({ queue, stored: storedAt, storedIn, onSaved: takeRequest });
  useFreshOnReturn(() => queue.pending().size === 0);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => countDrafts(() => drafts.size), [drafts.size]);

  const isSentBack = supplier.send_back !== null;
  const isReadOnly = supplier.onboarding_step === 'finished' && !isSentBack;
  const stored = useMemo(() => dataOf(request), [request]);
  const known = useMemo<FormEntries>(
    // While a form is returned for corrections, only its returned fields may change, so nothing is prefilled.
    () => (isReadOnly || isSentBack ? new Map() : prefillOf(stored, supplier)),
    [isReadOnly, isSentBack, stored, supplier],
  );
  const data = useMemo(() => overlay(stored, new Map([...known, ...typed])), [stored, known, typed]);
  const form = useMemo(() => birFormFor(data.country, workflow.report_type), [data.country, workflow.report_type]);
  const fileKinds = useMemo(() => givenFileKinds(request.files), [request.files]);
  const missing = useMemo(() => missingBirFields(form, data, fileKinds), [form, data, fileKinds]);
  const broken = useMemo(() => validateBirForm(form, data, today()), [form, data]);

  const notes = useMemo(() => birFormNotes(form, data), [form, data]);

  const putKnown = () => {
    for (const [key, entry] of known) if (!typed.has(key)) queue.put(key, entry);
  };
  return {
    request,
    form,
    data,
    missing,
    broken,
    notes,
    drafts,
    saveState,
    isReadOnly,
    put(key, entry) {
      putKnown();
      put(key, entry);
    },
    draft(path, text) {
      setDrafts((before) => {
        const after = new Map(before);
        if (text === null) after.delete(path);
        else after.set(path, text);
        return after;
      });
    },
    dropDrafts(path) {
      setDrafts((before) => new Map([...before].filter(([known]) => !known.startsWith(`${path}.`))));
    },
    async flush() {
      putKnown();
      return queue.flush();
    },
    whyUnsaved: () => queue.state().why,
    take: takeRequest,
  };
}
