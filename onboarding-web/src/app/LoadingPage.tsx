import { Loader } from '../components/Loader';
import { isShellShown } from '../lib/served-page';
import { Layout } from './Layout';

/** Placeholder while data loads. During the first load, the static page that the server sent stays visible instead. */
export function LoadingPage({ isPreview = false }: { isPreview?: boolean }) {
  if (isShellShown()) return null;
  return (
    <Layout isPreview={isPreview}>
      <Loader />
    </Layout>
  );
}
