const ADDRESS = /:\/\/|\bhttps?:|\bwww\.|@|\p{L}\.\p{L}{2,}\/\S/iu;
/** Matches domain names that mail clients turn into links; `Ma.Fernanda` does not match. */
const SITE = /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|site|online|shop|click|link)\b/iu;

/**
 * True if a person's name contains a web or e-mail address: greetings in mails contain the name and would spread the
 * address.
 */
export const holdsAddress = (name: string): boolean => ADDRESS.test(name) || SITE.test(name);

/**
 * True if a company's name contains a web or e-mail address. Unlike `holdsAddress`, allows a domain without a protocol,
 * because `Booking.com` is a legitimate company name.
 */
export const companyHoldsAddress = (name: string): boolean => ADDRESS.test(name);
