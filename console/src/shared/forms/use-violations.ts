import { useState } from 'react';
import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';

export function useViolations() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  return {
    messages,
    clear: () => setMessages([]),
    fail: (error: Error) => {
      const details = error instanceof ApiError ? error.details.map((detail) => detail.message) : [];
      setMessages(details.length > 0 ? [...new Set(details)] : [messageOf(error)]);
    },
  };
}
