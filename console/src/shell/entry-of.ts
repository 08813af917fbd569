/** The entry script in the HTML of a build; null for other pages, such as the development server's. */
export const entryOf = (html: string): string | null => /src="(\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1] ?? null;
