import { walkFlows } from '../support/onboarding/walk-flows';

walkFlows('questionnaire');
