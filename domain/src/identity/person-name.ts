const ADDRESS = /:\/\/|\bhttps?:|\bwww\.|@|\p{L}\.\p{L}{2,}\/\S/iu;
/** A name that a mail reader would make a link of; `Ma.Fernanda` is none. */
const SITE = /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|site|online|shop|click|link)\b/iu;

/** Whether a person's name holds a web or e-mail address: our mail greets by it, and would carry the address. */
export const holdsAddress = (name: string): boolean => ADDRESS.test(name) || SITE.test(name);

/** The same of a company's name, which may well be that of its site: `Booking.com`. */
export const companyHoldsAddress = (name: string): boolean => ADDRESS.test(name);
