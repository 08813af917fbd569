/** Maximum size of a stored logo in pixels, twice its display size. */
export const LOGO_BOX = { width: 640, height: 240 } as const;

/** Returns the public path of a logo. Each upload gets a new file id, so responses can be cached forever. */
export const logoPath = (fileId: string): string => `/logos/${fileId}`;
