/**
 * What a failed delivery says about an address. `hard`: the address takes no mail, now or later. `soft`: the mailbox or
 * its server is out of service for a while. `refused`: the server objects to the sender or to the content, which says
 * nothing about the address.
 */
export type BounceKind = 'hard' | 'soft' | 'refused';

/**
 * Enhanced status code (RFC 3463), such as 5.1.1: directly behind the basic code, or at the beginning. Anywhere else it
 * may be part of an IP address.
 */
const ENHANCED = /^\s*(?:smtp;\s*)?(?:\d{3}[ -]\s*)?([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/i;
/** Subjects and details of enhanced codes 5.x.x that mean that the mailbox does not exist or is closed for good. */
const DEAD_MAILBOX = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.1', '4.4']);
const FULL_MAILBOX = new Set(['2.2', '2.3', '3.1']);
/** Basic codes under which a text without an enhanced code may say that the mailbox does not exist. */
const DEAD_CODES = new Set([550, 551, 553]);
const FULL_CODE = 552;
/** Characters of an answer that are read: strangers write it, and the searches in a longer one could take minutes. */
const ANSWER_MAX = 1000;
const SAYS_FULL = /\b(?:mailbox|inbox|storage|disk)\b.{0,30}\bfull\b|over\s?quota|\bquota\b/i;
const SAYS_DEAD = new RegExp(
  [
    'no such (?:user|mailbox|recipient|address|person|account|local user)',
    '(?:user|recipient|mailbox|address|account)\\b.{0,60}\\b(?:unknown|not found|not exist|disabled|inactive)',
    '(?:unknown|invalid|nonexistent|non-existent) (?:user|recipient|mailbox|address|account|local part)',
    'does(?: not|n.t) exist',
    'mailbox unavailable',
    'not a valid (?:user|mailbox|recipient)',
    'no mailbox (?:here )?by that name',
  ].join('|'),
  'i',
);
/** Words by which servers blame the sender or its rate, also under the code of an unknown mailbox. */
const BLAMES_SENDER = new RegExp(
  [
    'spam|spamhaus|block|black.?list|reputation|policy|\\brelay|\\bspf\\b|\\bdkim\\b|\\bdmarc\\b|authenticat|banned',
    '\\brate\\b|throttl|gr[ae]y.?list|try (?:again )?later|too many|\\bRBL\\b|\\bDNSBL\\b|reverse dns|\\bPTR\\b|\\bsender\\b',
  ].join('|'),
  'i',
);

/**
 * Classifies the answer of a mail server to RCPT TO, or the same answer in a delivery report. Words that blame the
 * sender win over every code: a server that blocks the sender must not suppress the addresses of all its users. Without
 * an enhanced code only words that name an unknown mailbox are `hard`, because 550 stands for every kind of refusal.
 */
export function classifyBounce({ code, text: answer }: { code: number | null; text: string }): BounceKind {
  const text = answer.slice(0, ANSWER_MAX);
  const [, level, subject, detail] = ENHANCED.exec(text) ?? [];
  if (code === null ? level === '4' : code >= 400 && code < 500) return 'soft';
  const status = level === '5' ? `${Number(subject)}.${Number(detail)}` : null;
  const words = withoutAddresses(text);
  if (BLAMES_SENDER.test(words)) return 'refused';
  if (status !== null && FULL_MAILBOX.has(status)) return 'soft';
  if (code === FULL_CODE || SAYS_FULL.test(words)) return 'soft';
  if (status !== null) return DEAD_MAILBOX.has(status) ? 'hard' : 'refused';
  return code !== null && DEAD_CODES.has(code) && SAYS_DEAD.test(words) ? 'hard' : 'refused';
}

/** Servers repeat addresses and link to help pages, whose names would count as words. */
const withoutAddresses = (text: string): string => text.replace(/<[^<>]*>|\S{1,255}@\S{1,255}|https?:\S+/g, ' ');
