import { walkFlows } from '../support/onboarding/walk-flows';

// One flow fills in the whole form; the others send most of it through the API, to save time.
walkFlows('bir', ({ place, payer }) => place === 'mexico' && payer === 'supplier');
