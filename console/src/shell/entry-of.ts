export const entryOf = (html: string): string | null => /src="(\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1] ?? null;
