/** Unparsed notification: the signature covers the exact bytes of the body. */
export interface RawNotification {
  body: Buffer;
  header: (name: string) => string | undefined;
}
