import { walkFlows } from './support/walk-flows';

walkFlows('questionnaire');
