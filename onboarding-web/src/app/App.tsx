import { Route, Router, Switch } from 'wouter';
import { ConfigProvider } from '../onboarding/config-context';
import { EntryPage } from './EntryPage';
import { NotFoundPage } from './NotFoundPage';
import { PreviewPage } from './PreviewPage';
import { SupplierPage } from './SupplierPage';

/** The routes of supplier-onboarding.md section 2. */
export function App() {
  return (
    <ConfigProvider>
      <Router base="/onboarding">
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
          <Route path="/:wid">{({ wid }) => <EntryPage key={wid} workflowId={wid} />}</Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Router>
    </ConfigProvider>
  );
}
