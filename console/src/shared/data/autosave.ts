import { createSaveLoop } from '@homologa/web/saving/save-loop';

export type SaveState =
  | { status: 'clean' }
  | { status: 'unsaved' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; error: unknown; willRetry: boolean };

/** Maximum milliseconds between saves during continuous typing. */
const LONGEST_WAIT = 5000;

interface AutosaveOptions {
  save: () => Promise<void>;
  /** Milliseconds without a change before a save starts. */
  delay: number;
  /** True if a retry may succeed, because the network or the server was down. */
  isTemporary: (error: unknown) => boolean;
  onState: (state: SaveState) => void;
  now: () => Date;
}

interface Autosave {
  touch: () => void;
  flush: () => Promise<boolean>;
  /** Runs other work that changes the stored data, after the running save and before the next save. */
  exclusive: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

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
