import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { lazyScreen } from '../i18n/held-texts';
import { ConfigProvider } from '../lib/config-context';
import { LoadingPage } from './LoadingPage';
import { NotFoundPage } from './lazy-away';
import { SupplierPage } from './SupplierPage';
import { EntryPage, HomePage } from './served-screen';

// Pages that an invited supplier's first screen does not need are loaded lazily.
const PreviewPage = lazyScreen(async () => (await import('./PreviewPage')).PreviewPage);

export function App() {
  return (
    <ConfigProvider>
      <Router base="/onboarding">
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            <Route path="/:wid/introduction">
              {({ wid }) => <PreviewPage key={wid} workflowId={wid} section="introduction" />}
            </Route>
            <Route path="/:wid/questionnaire">
              {({ wid }) => <PreviewPage key={wid} workflowId={wid} section="questionnaire" />}
            </Route>
            <Route path="/:wid/suppliers/:sid">
              {({ wid, sid }) => <SupplierPage key={sid} workflowId={wid} supplierId={sid} />}
            </Route>
            <Route path="/home">
              <HomePage />
            </Route>
            <Route path="/:wid">{({ wid }) => <EntryPage key={wid} workflowId={wid} />}</Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </Router>
    </ConfigProvider>
  );
}
