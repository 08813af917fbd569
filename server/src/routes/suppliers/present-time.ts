/** A moment as the wire has it, from a date or from the database's JSON, which writes its offset. */
export function presentTime(moment: Date | string): string {
  if (typeof moment !== 'string') return moment.toISOString();
  const written = UTC_MOMENT.exec(moment);
  return written ? `${written[1]}.${(written[2] ?? '').padEnd(3, '0')}Z` : new Date(moment).toISOString();
}

/** As PostgreSQL's JSON writes moments of UTC to the millisecond, without the zeros at their end. */
const UTC_MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00:00$/;
