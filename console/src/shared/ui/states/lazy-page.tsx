import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code is fetched when it is shown for the first time, or before by its `load`. What is there already is
 * drawn at once: React holds back whatever takes the place of a fallback that it has only just shown.
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
    // Kept while the page is shown: another component in its place would begin anew.
    const [{ Page }] = useState(() => ({ Page: Fetched ?? Lazy }));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { load });
}
