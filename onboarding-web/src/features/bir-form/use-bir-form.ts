import { type BirForm, birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { givenFileKinds } from '@homologa/domain/bir-form/form-files';
import { birFormNotes } from '@homologa/domain/bir-form/form-notes';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { judgeBirForm } from '@homologa/domain/bir-form/judge-form';
import { type MissingBirField, missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import type { Violation } from '@homologa/domain/errors/error-codes';
import type { QueueState } from '@homologa/web/saving/save-queue';
import { useCallback, useMemo, useState } from 'react';
import { useTyped } from '../../lib/use-typed';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { useFreshOnReturn } from '../../onboarding/use-fresh-on-return';
import { type FormEntries, type FormEntry, overlay, prefillOf, storedEntry } from './form-entries';
import { formQueueOf } from './form-queue';

/** The form as one page of it works with it. */
export interface BirFormState {
  request: BirRequestResponse;
  form: BirForm;
  data: BirFormData;
  missing: readonly MissingBirField[];
  /** What cannot be as it is typed, by the rules. */
  broken: readonly Violation[];
  /** What is odd about it, and no reason to stop. */
  notes: readonly FormNote[];
  /** Texts that are no number, by path: they are kept on the screen and go nowhere. */
  drafts: ReadonlyMap<string, string>;
  saveState: QueueState;
  isReadOnly: boolean;
  put: (key: string, entry: FormEntry) => void;
  draft: (path: string, text: string | null) => void;
  /** Forgets the texts below a path: its rows have moved. */
  dropDrafts: (path: string) => void;
  /** Saves at once what waits, and what is known already. Resolves to whether the server has everything. */
  flush: () => Promise<boolean>;
  /** Why the newest save has failed, if it has. */
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

/** The form's data: the server's, under what was typed here and what is known already; all of it saves itself. */
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

  const isSentBack = supplier.send_back !== null;
  const isReadOnly = supplier.onboarding_step === 'finished' && !isSentBack;
  const stored = useMemo(() => dataOf(request), [request]);
  const known = useMemo<FormEntries>(
    // What was not sent back is not to be touched.
    () => (isReadOnly || isSentBack ? new Map() : prefillOf(stored, supplier)),
    [isReadOnly, isSentBack, stored, supplier],
  );
  const data = useMemo(() => overlay(stored, new Map([...known, ...typed])), [stored, known, typed]);
  const form = useMemo(() => birFormFor(data.country, workflow.report_type), [data.country, workflow.report_type]);
  const fileKinds = useMemo(() => givenFileKinds(request.files), [request.files]);
  const missing = useMemo(() => missingBirFields(form, data, fileKinds), [form, data, fileKinds]);
  const broken = useMemo(() => judgeBirForm(form, data, today()), [form, data]);

  const notes = useMemo(() => birFormNotes(form, data), [form, data]);

  /** Known values that nobody has typed over go along with the first save. */
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
