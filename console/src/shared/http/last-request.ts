let requestId: string | null = null;

/** The server's id of the last answered request: what its log is searched by when a page breaks. */
export const lastRequestId = (): string | null => requestId;

export function rememberRequestId(id: string | null): void {
  if (id) requestId = id;
}
