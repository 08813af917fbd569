// Sets how component tests query and wait, once per worker, whose files share both libraries.

import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** The default timeout of both libraries is one second, which is too short for busy machines. */
const LONGEST_WAIT = 30_000;

// `defaultHidden` skips the visibility check of each element, the slowest part of a query.
configure({ asyncUtilTimeout: LONGEST_WAIT, defaultHidden: true });

// Vitest has no setting for it.
const { waitFor } = vi;
vi.waitFor = (check, options = LONGEST_WAIT) => waitFor(check, options);
