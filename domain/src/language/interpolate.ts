export type PlaceValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; a place without a value stays. */
export function interpolate(text: string, values: PlaceValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
