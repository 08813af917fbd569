export type PlaceValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; a place without a value stays. A value's own last full stop ends a sentence. */
export function interpolate(text: string, values: PlaceValues): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + stop;
  });
}
