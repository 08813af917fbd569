import { useState } from 'react';

/**
 * Text of a live region and the function that sets it. Screen readers announce a second equal text only if it differs:
 * a space at its end alternates.
 */
export function useSaid(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, (text) => setSaid((before) => `${text}${before.endsWith(' ') ? '' : ' '}`)];
}
