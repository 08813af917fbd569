import { walkFlows } from '../support/onboarding/walk-flows';

// One of them types the whole form; the others send most of it through the API, to be quick.
walkFlows('bir', ({ place, payer }) => place === 'mexico' && payer === 'supplier');
