import { main } from './lib/security/run-security';

void main();
