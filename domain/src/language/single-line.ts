/**
 * The text on one line: control characters, marks that reverse the direction of writing and broken
 * surrogates become a blank, so that nothing typed can break a mail header, a log line or a sheet.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ').trim();
}
