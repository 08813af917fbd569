import { useState } from 'react';

/**
 * Returns the text of a live region and its setter. The setter alternates a trailing space, because screen readers do
 * not announce an unchanged text again.
 */
export function useSaid(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, (text) => setSaid((before) => `${text}${before.endsWith(' ') ? '' : ' '}`)];
}
