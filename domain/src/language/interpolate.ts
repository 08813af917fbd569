export type PlaceValues = Readonly<Record<string, string | number>>;

/**
 * Fills the `{name}` placeholders of a text. A placeholder without a value is not changed. If a value ends with a full
 * stop, the full stop after its placeholder is dropped.
 */
export function interpolate(text: string, values: PlaceValues): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + stop;
  });
}
