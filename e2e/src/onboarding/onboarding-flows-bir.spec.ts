import { walkFlows } from '../support/onboarding/walk-flows';

walkFlows('bir', ({ place, payer }) => place === 'mexico' && payer === 'supplier');
