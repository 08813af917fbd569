const MEGABYTE = 1_000_000;
const LISTED = 12;
/** The base image as node:22-bookworm-slim unpacks: Debian, Node and npm. Pulled, it is about 75 MB. */
const BASE_MEGABYTES = 222;

const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1).padStart(7)} MB`;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** One line for each of our folders and the largest packages, then the sums. */
export function sizeLines(sizes: ReadonlyMap<string, number>): string[] {
  const isFolder = (name: string) => /^(dist|prisma|console|onboarding-web)\//.test(name);
  const bySize = [...sizes].sort(([, a], [, b]) => b - a);
  const folders = bySize.filter(([name]) => isFolder(name));
  const packages = bySize.filter(([name]) => !isFolder(name));
  const others = packages.slice(LISTED);
  const total = sum(sizes.values());
  return [
    ...[...folders, ...packages.slice(0, LISTED)].map(([name, size]) => `${inMegabytes(size)}  ${name}`),
    `${inMegabytes(sum(others.map(([, size]) => size)))}  ${others.length} other packages`,
    `${inMegabytes(total)}  what we add to the base image`,
    `${inMegabytes(total + BASE_MEGABYTES * MEGABYTE)}  with the base image, unpacked`,
  ];
}
