/** A stored text as the one of a closed set that it must be. Throws `RangeError` for any other: nobody wrote that. */
export function memberOf<Value extends string>(set: readonly Value[], text: string): Value {
  const found = set.find((value) => value === text);
  if (found === undefined) throw new RangeError(`${text} is not one of ${set.join(', ')}`);
  return found;
}
