let requestId: string | null = null;

/** The server's id of the last answered request, shown on error pages to find the request in the log. */
export const lastRequestId = (): string | null => requestId;

export function rememberRequestId(id: string | null): void {
  if (id) requestId = id;
}
