/**
 * What a failed delivery says about an address. `hard`: the address takes no mail, now or later. `soft`: the mailbox or
 * its server is out of service for a while. `refused`: the server objects to the sender or to the content, which says
 * nothing about the address.
 */
export type BounceKind = 'hard' | 'soft' | 'refused';

/** Enhanced status code (RFC 3463), such as 5.1.1. */
const ENHANCED = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;
/** Subjects and details of enhanced codes 5.x.x that mean that the mailbox does not exist or is closed for good. */
const DEAD_MAILBOX = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.1', '4.4']);
const FULL_MAILBOX = new Set(['2.2', '2.3', '3.1']);
/** Basic codes that mean an unknown mailbox, unless the text blames the sender. */
const DEAD_CODES = new Set([550, 551, 553]);
const FULL_CODE = 552;
/** Words by which servers blame the sender under the code of an unknown mailbox. */
const BLAMES_SENDER = /spam|block|black|reputation|policy|relay|\bspf\b|\bdkim\b|\bdmarc\b|denied|authenticat|banned/i;

/**
 * Classifies the answer of a mail server to RCPT TO, or the same answer in a delivery report. An enhanced code wins over
 * the basic code. Everything that is not clearly about the address is `refused`: a server that blocks the sender must
 * not suppress the addresses of all its users.
 */
export function classifyBounce({ code, text }: { code: number | null; text: string }): BounceKind {
  const [, level, subject, detail] = ENHANCED.exec(text) ?? [];
  if (code === null ? level === '4' : code >= 400 && code < 500) return 'soft';
  if (level === '5') {
    const status = `${Number(subject)}.${Number(detail)}`;
    if (DEAD_MAILBOX.has(status)) return 'hard';
    return FULL_MAILBOX.has(status) ? 'soft' : 'refused';
  }
  if (code === FULL_CODE) return 'soft';
  return code !== null && DEAD_CODES.has(code) && !BLAMES_SENDER.test(text) ? 'hard' : 'refused';
}
