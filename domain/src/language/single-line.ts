/**
 * Replaces control characters, bidirectional marks and lone surrogates by spaces, so that user input cannot break a
 * mail header, a log line or a spreadsheet.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ').trim();
}
