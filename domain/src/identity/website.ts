/** A scheme. A name with a dot and a port after it is none: `acero.test:8080`. */
const SCHEME = /^(?![^:]*\.[^:]*:\d{1,5}(?:[/?#]|$))([a-z][a-z\d+.-]*):/i;
// oxlint-disable-next-line no-control-regex -- browsers ignore these characters before and within a scheme
const IGNORED = /[\u0000-\u0020\u007f\p{Cf}]/gu;

/**
 * True if the text may be a company's website: an address of the web, with or without `https://`. Any other scheme is
 * refused, because `javascript:` and `data:` run as a program where the website becomes a link. `acero.test:8080` has a
 * port, no scheme.
 */
export function isPossibleWebsite(text: string): boolean {
  const [, scheme] = SCHEME.exec(text.replace(IGNORED, '')) ?? [];
  return scheme === undefined || /^https?$/i.test(scheme);
}
