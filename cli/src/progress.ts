/** Shows on standard error how far something is. */
export interface Progress {
  show(progress: { done: number; total: number }): void;
  /** Leaves the line. */
  end(): void;
}

interface ProgressTarget {
  write: (text: string) => void;
  /** A bar is drawn over itself there; elsewhere each tenth is a line of its own. */
  isTerminal: boolean;
  /** Programs that read JSON are shown nothing. */
  isSilent: () => boolean;
}

const WIDTH = 30;
const TENTHS = 10;

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %`;
};

export function createProgress({ write, isTerminal, isSilent }: ProgressTarget): Progress {
  let shown = -1;
  return {
    show({ done, total }) {
      if (isSilent()) return;
      const share = total > 0 ? Math.min(done / total, 1) : 1;
      const step = Math.floor(share * (isTerminal ? 100 : TENTHS));
      if (step === shown) return;
      shown = step;
      write(isTerminal ? `\r${bar(share)}` : `${bar(share)}\n`);
    },
    end() {
      if (shown >= 0 && isTerminal) write('\n');
      shown = -1;
    },
  };
}
