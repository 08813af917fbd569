import { readJson, storage, writeJson } from '@homologa/web/state/storage';
import { useState } from 'react';

export function useNotes(sendBackId: string) {
  const keptAt = `homologa.onboarding.notes.${sendBackId}`;
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(readJson<Record<string, string>>(storage, keptAt) ?? {})),
  );
  return {
    notes,
    putNote: (itemId: string, note: string) => {
      const after = new Map(notes).set(itemId, note);
      setNotes(after);
      writeJson(storage, keptAt, Object.fromEntries(after));
    },
    forgetNotes: () => writeJson(storage, keptAt, null),
  };
}
