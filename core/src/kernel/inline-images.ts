import type { InlineImage } from './ports/mailer';

/** A mail's HTML for a browser, which knows no `cid:`. */
export const withInlineImages = (html: string, images: readonly InlineImage[]): string =>
  images.reduce(
    (text, { id, mime, bytes }) => text.replaceAll(`cid:${id}`, `data:${mime};base64,${bytes.toString('base64')}`),
    html,
  );
