type Sign = readonly [sign: RegExp, name: string];

/** Signs in the order in which they decide: most browsers also name the ones that they descend from. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (signs: readonly Sign[], agent: string): string | null =>
  signs.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** Names the browser and the system of a `User-Agent`; null for what it does not tell. Both names are proper names. */
export const namesOfAgent = (agent: string | null): { browser: string | null; system: string | null } => ({
  browser: nameIn(BROWSERS, agent ?? ''),
  system: nameIn(SYSTEMS, agent ?? ''),
});
