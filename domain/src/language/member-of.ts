/**
 * Narrows a stored text to a member of a closed set. Throws `RangeError` for any other text, which is a programming
 * error.
 */
export function memberOf<Value extends string>(set: readonly Value[], text: string): Value {
  const found = set.find((value) => value === text);
  if (found === undefined) throw new RangeError(`${text} is not one of ${set.join(', ')}`);
  return found;
}
