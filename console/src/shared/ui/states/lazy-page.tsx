import { type ComponentType, lazy, useState } from 'react';

/**
 * Creates a page whose code is loaded on its first render or by `load`. If the code is already loaded, the page renders
 * it without `lazy`, because React delays the content once it has shown a fallback.
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
    // Keep the same component while the page is mounted: switching from `Lazy` to `Fetched` would reset the page's
    // state.
    const [{ Page }] = useState(() => ({ Page: Fetched ?? Lazy }));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { load });
}
