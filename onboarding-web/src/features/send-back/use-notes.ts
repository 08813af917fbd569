import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptEntries } from '../../lib/kept-entries';

/** Milliseconds that the fallback storage may take to store a note before the page warns that the note is unsaved. */
const FALLBACK_MS = 1_000;

interface Notes {
  notes: ReadonlyMap<string, string>;
  /** True if the browser could not store a note anywhere, so that closing the page would lose the note. */
  isOnlyHere: boolean;
  putNote: (itemId: string, note: string) => void;
  forgetNotes: () => void;
}

/**
 * Manages the supplier's notes on the items that staff returned for correction. As with answers, the browser stores the
 * notes until they are sent.
 */
export function useNotes(sendBackId: string): Notes {
  const [kept] = useState(() => keptEntries<string>(`homologa.onboarding.notes.${sendBackId}`));
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(kept.read);
  const isKept = useSyncExternalStore(kept.subscribe, kept.isKept);
  const [isOnlyHere, setOnlyHere] = useState(false);

  useEffect(() => {
    void kept.readLate().then((late) => {
      if (late.size === 0) return;
      setNotes((typed) => {
        const all = new Map([...late, ...typed]);
        // Store the notes again, because `readLate` has removed them from the fallback storage.
        kept.keep(all);
        return all;
      });
    });
  }, [kept]);
  useEffect(() => {
    const timer = setTimeout(() => setOnlyHere(!isKept), isKept ? 0 : FALLBACK_MS);
    return () => clearTimeout(timer);
  }, [isKept]);

  return {
    notes,
    isOnlyHere,
    putNote(itemId, note) {
      const after = new Map(notes).set(itemId, note);
      setNotes(after);
      kept.keep(after);
    },
    forgetNotes: () => kept.keep(new Map()),
  };
}
