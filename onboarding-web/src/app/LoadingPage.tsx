import { Loader } from '../components/Loader';
import { isShellShown } from '../lib/served-page';
import { Layout } from './Layout';

/** Page without data. On the first load, the document's shell stays in its place. */
export function LoadingPage({ isPreview = false }: { isPreview?: boolean }) {
  if (isShellShown()) return null;
  return (
    <Layout isPreview={isPreview}>
      <Loader />
    </Layout>
  );
}
