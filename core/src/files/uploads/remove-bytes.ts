import type { Context } from '../../kernel/context';

const AT_ONCE = 20;

export async function removeBytes(ctx: Pick<Context, 'files'>, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => ctx.files.remove(key)));
  }
}
