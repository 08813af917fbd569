export interface VirusScanner {
  /**
   * Scans a local file. Returns the name of the malware that was found, or null. Rejects with FileNotScanned if the
   * scanner gives no verdict on this file, and with another error if the scanner cannot be reached.
   */
  scan(path: string): Promise<string | null>;
}

/**
 * The scanner was reached, but gave no verdict on the file. The sender may have caused that, by the size of the file or
 * by content that keeps the scanner busy.
 */
export class FileNotScanned extends Error {
  /** True if the scanner has answered; false if it gave up or took too long, and may do better later. */
  readonly isAnswered: boolean;

  constructor(message: string, { isAnswered, cause }: { isAnswered: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'FileNotScanned';
    this.isAnswered = isAnswered;
  }
}
