const MEGABYTE = 1_000_000;
const LISTED = 12;
/** Debian's slim image and the program node of the Dockerfile, unpacked; pulled they are about 70 MB. */
const BASE_MEGABYTES = 75 + 120;
/** Goal for the unpacked image. */
const IMAGE_GOAL_MEGABYTES = 300;

const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1).padStart(7)} MB`;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

export const isTooLarge = (sizes: ReadonlyMap<string, number>): boolean =>
  sum(sizes.values()) / MEGABYTE + BASE_MEGABYTES > IMAGE_GOAL_MEGABYTES;

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
