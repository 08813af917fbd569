import { createSaveLoop } from '@homologa/web/saving/save-loop';

export type SaveState =
  | { status: 'clean' }
  | { status: 'unsaved' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; error: unknown; willRetry: boolean };

/** Milliseconds after which a change is saved while somebody types without a pause. */
const LONGEST_WAIT = 5000;

interface AutosaveOptions {
  /** Stores what is current at the moment of the call. */
  save: () => Promise<void>;
  /** Milliseconds of rest before a change is saved. */
  delay: number;
  /** Whether the same save may succeed later: the network or the server was away. */
  isTemporary: (error: unknown) => boolean;
  onState: (state: SaveState) => void;
  now: () => Date;
}

interface Autosave {
  /** Something changed. */
  touch: () => void;
  /** Saves what is unsaved now; whether everything is stored afterwards. */
  flush: () => Promise<boolean>;
  /** Does something else that changes what is stored: after a running save, and no save begins before it is done. */
  exclusive: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** Saves what changes by the loop that both web apps save with; nothing is forgotten by a failure. */
export function createAutosave({ save, delay, isTemporary, onState, now }: AutosaveOptions): Autosave {
  let isDirty = false;
  const loop = createSaveLoop({
    isDirty: () => isDirty,
    rest: delay,
    longestWait: LONGEST_WAIT,
    async save() {
      isDirty = false;
      onState({ status: 'saving' });
      try {
        await save();
      } catch (error) {
        isDirty = true;
        const willRetry = isTemporary(error);
        onState({ status: 'failed', error, willRetry });
        return willRetry ? 'unanswered' : 'refused';
      }
      if (!isDirty) onState({ status: 'saved', at: now() });
      return 'answered';
    },
  });
  return {
    touch() {
      isDirty = true;
      if (!loop.isRunning()) onState({ status: 'unsaved' });
      loop.touch();
    },
    exclusive: loop.exclusive,
    async flush() {
      await loop.flush();
      return !isDirty;
    },
  };
}
