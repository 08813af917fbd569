import type { Violation } from '@homologa/domain/errors/error-codes';
import { useState } from 'react';
import { ApiError } from '../shared/http/api-error';
import { errorText } from '../shared/http/error-text';
import { useAppLocale } from '../shared/i18n/use-text';
import { messageOf } from '../shared/data/use-deed';

/** The messages that a form shows: of its own rules, or of the server's refusal; each once. */
export function useViolations() {
  const locale = useAppLocale();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const show = (found: readonly string[]) => setMessages([...new Set(found)]);
  return {
    messages,
    clear: () => setMessages([]),
    /** Shows the broken rules; whether there were any. */
    check: (violations: readonly Violation[]): boolean => {
      show(violations.map((violation) => errorText(violation, locale)));
      return violations.length > 0;
    },
    fail: (error: Error) => {
      const details = error instanceof ApiError ? error.details.map((detail) => detail.message) : [];
      show(details.length > 0 ? details : [messageOf(error)]);
    },
  };
}
