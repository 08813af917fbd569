export interface VirusScanner {
  /**
   * Scans a local file. Returns the name of the malware that was found, or null. Rejects if the scanner is away or gives
   * no verdict.
   */
  scan(path: string): Promise<string | null>;
}
