import { askEarly, putEarly } from './lib/early-answers';
import { linkTokenOf, takeLinkToken } from './lib/link-tokens';
import { servedAnswers, servedScreen } from './lib/served-page';
import { storedSession } from './lib/stored-session';

// Separate chunk without React. On a slow connection it runs about two seconds before the app and requests the data of
// the first screen in advance.

// Removes the link's secret from the URL before other code can read or send it.
takeLinkToken(window.location, window.history);

const [, workflowId, supplierId] =
  /^\/onboarding\/([\da-f-]{36})(?:\/suppliers\/([\da-f-]{36}))?\/?$/.exec(window.location.pathname) ?? [];
const session = storedSession()?.token;
const link = workflowId && supplierId ? linkTokenOf({ workflowId, supplierId }) : null;
const headers = {
  ...(session ? { Authorization: `Bearer ${session}` } : {}),
  ...(link ? { 'X-Onboarding-Token': link } : {}),
};
if (workflowId) {
  const workflow = `/onboarding/workflows/${workflowId}`;
  askEarly(workflow, headers);
  if (supplierId) askEarly(`${workflow}/suppliers/${supplierId}`, headers);
}
if (session && servedScreen() === 'home') {
  askEarly('/onboarding/account', headers);
  // Shows the home's lead, which speaks of the visitor's own account, before the app is loaded.
  document.documentElement.dataset.own = '';
}

for (const { dataset, textContent } of servedAnswers()) putEarly(dataset.answer ?? '', textContent);
