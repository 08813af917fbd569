/**
 * Rooms that a check of theirs still reads without failing, by the check's name: it prints how much there is to do. A
 * room leaves the list when it is clean, and stays so.
 * @type {Record<string, readonly string[]>}
 */
const UNTIDY = {
  'unused code': ['e2e', 'onboarding-web'],
  'tiny files': ['core', 'console', 'onboarding-web'],
  comments: ['domain', 'prisma', 'core', 'server', 'workers', 'console', 'onboarding-web', 'e2e'],
  'casts to value sets': ['domain', 'core', 'server', 'console'],
};

/**
 * Parts findings that begin with their file into those that fail a check and the counts of the rooms that are excused.
 * @param {string} check
 * @param {string[]} findings
 */
export function sortByRoom(check, findings) {
  const excused = UNTIDY[check] ?? [];
  /** @type {Map<string, number>} */
  const counts = new Map();
  const failing = findings.filter((finding) => {
    const [room = ''] = finding.split('/', 1);
    if (!excused.includes(room)) return true;
    counts.set(room, (counts.get(room) ?? 0) + 1);
    return false;
  });
  return { failing, waiting: [...counts].map(([room, count]) => `${room} ${count}`).join(', ') };
}
