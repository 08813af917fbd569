export interface Progress {
  show(progress: { done: number; total: number }): void;
  /** Writes a line about work that takes longer than usual. */
  note(line: string): void;
  end(): void;
}

interface ProgressTarget {
  write: (text: string) => void;
  /** True for a terminal, in which one progress bar is redrawn. Other outputs get one line per 10 %. */
  isTerminal: boolean;
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
    note(line) {
      if (!isSilent()) write(`${line}\n`);
    },
    end() {
      if (shown >= 0 && isTerminal) write('\n');
      shown = -1;
    },
  };
}
