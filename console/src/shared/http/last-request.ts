let requestId: string | null = null;

export const lastRequestId = (): string | null => requestId;

export function rememberRequestId(id: string | null): void {
  if (id) requestId = id;
}
