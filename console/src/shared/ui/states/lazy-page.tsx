import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code is loaded on its first render or by `load`. Loaded code renders without `lazy`, because React
 * delays the content that replaces a fallback shown just before.
 */
export function lazyPage<Props extends object>(fetchCode: () => Promise<{ default: ComponentType<Props> }>) {
  let Fetched: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode();
    Fetched = code.default;
    return code;
  };
  const Lazy = lazy(load);
  function LazyPage(props: Props) {
    // Fixed for the lifetime of the page: another component would reset its state.
    const [{ Page }] = useState(() => ({ Page: Fetched ?? Lazy }));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { load });
}
