import { Loader } from '../components/Loader';
import { isShellShown } from '../lib/served-page';
import { Layout } from './Layout';

/** Placeholder while data loads. On the first load the shell served with the document stays visible instead. */
export function LoadingPage({ isPreview = false }: { isPreview?: boolean }) {
  if (isShellShown()) return null;
  return (
    <Layout isPreview={isPreview}>
      <Loader />
    </Layout>
  );
}
