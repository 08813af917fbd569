/** Largest width and height of a stored logo, in pixels: twice the size in which the pages show it. */
export const LOGO_BOX = { width: 640, height: 240 } as const;

/** Public address of a logo. The file's id changes with each upload, so the address can be cached for ever. */
export const logoPath = (fileId: string): string => `/logos/${fileId}`;
