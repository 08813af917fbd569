/** A moment as the wire has it, from a date or from the database's JSON, which writes its offset. */
export const presentTime = (moment: Date | string): string => new Date(moment).toISOString();
