const ADDRESS = /:\/\/|\bhttps?:|\bwww\.|@|\p{L}\.\p{L}{2,}\/\S/iu;
/** Domain names that mail clients turn into links; `Ma.Fernanda` is not such a name. */
const SITE = /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|site|online|shop|click|link)\b/iu;

/** Whether a person's name contains a web or e-mail address: our mails greet by name and would spread the address. */
export const holdsAddress = (name: string): boolean => ADDRESS.test(name) || SITE.test(name);

/** Like `holdsAddress`, but allows a bare domain: `Booking.com` is a legitimate company name. */
export const companyHoldsAddress = (name: string): boolean => ADDRESS.test(name);
