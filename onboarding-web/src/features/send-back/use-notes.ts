import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptEntries } from '../../lib/kept-entries';

/** Milliseconds that the fallback has to keep a note before the page says that it does not. */
const FALLBACK_MS = 1_000;

interface Notes {
  notes: ReadonlyMap<string, string>;
  /** True if closing the page would lose a note, because the browser keeps nothing. */
  isOnlyHere: boolean;
  putNote: (itemId: string, note: string) => void;
  forgetNotes: () => void;
}

/** Notes by item of the send-back, kept in the browser as answers are until they are sent. */
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
        // Reading has taken the notes out of the fallback.
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
