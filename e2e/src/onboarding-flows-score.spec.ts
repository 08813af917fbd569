import { walkFlows } from './support/walk-flows';

walkFlows('score');
