/** The entry file that a page of the build names; null for any other page, such as the development server's. */
export const entryOf = (html: string): string | null => /src="(\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1] ?? null;
