/** Formats a time for a response, from a Date or from the database's JSON, whose times contain an offset. */
export function presentTime(moment: Date | string): string {
  if (typeof moment !== 'string') return moment.toISOString();
  const written = UTC_MOMENT.exec(moment);
  return written ? `${written[1]}.${(written[2] ?? '').padEnd(3, '0')}Z` : new Date(moment).toISOString();
}

const UTC_MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00:00$/;
