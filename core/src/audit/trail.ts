/** Whose trail is read: a company's by its id, or that of all companies and of the provider, which only staff see. */
export type Trail = string | null;
