import type { Dice } from '../dice';
import { hostileValue, withProto } from './hostile';

export function mutate(value: unknown, dice: Dice): unknown {
  if (dice.chance(0.25)) return hostileValue(dice);
  if (Array.isArray(value)) return mutatedList(value, dice);
  if (typeof value === 'object' && value !== null) return mutatedObject(value, dice);
  return hostileValue(dice);
}

function mutatedList(list: readonly unknown[], dice: Dice): unknown[] {
  if (list.length === 0) return [hostileValue(dice)];
  const at = dice.below(list.length);
  const kinds: readonly (() => unknown[])[] = [
    () => list.map((item, place) => (place === at ? mutate(item, dice) : item)),
    () => [...list, ...list],
    () => [...list, hostileValue(dice)],
  ];
  return dice.pick(kinds)();
}

function mutatedObject(value: object, dice: Dice): object {
  const entries = Object.entries(value);
  if (entries.length === 0) return { unknown: hostileValue(dice) };
  const [chosen] = dice.pick(entries);
  const replaced = () =>
    Object.fromEntries(entries.map(([name, item]) => [name, name === chosen ? mutate(item, dice) : item]));
  const kinds: readonly (() => object)[] = [
    replaced,
    replaced,
    replaced,
    () => Object.fromEntries(entries.filter(([name]) => name !== chosen)),
    () => ({ ...value, unknown: hostileValue(dice), id: hostileValue(dice) }),
    () => Object.assign(withProto({ isAdmin: true }), value),
  ];
  return dice.pick(kinds)();
}
