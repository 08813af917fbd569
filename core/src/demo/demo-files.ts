/** A stored file that many of the demo's rows name. */
interface DemoFile {
  id: string;
  key: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
}
export type DemoFiles = Record<'report' | 'additional' | 'answer' | 'deed' | 'proof', DemoFile>;
