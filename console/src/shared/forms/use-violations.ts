import type { Violation } from '@homologa/domain/errors/error-codes';
import { translateError } from '@homologa/domain/errors/error-messages';
import { useState } from 'react';
import { messageOf } from '../data/use-deed';
import { ApiError } from '../http/api-error';
import { useAppLocale } from '../i18n/use-text';

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
      show(violations.map((violation) => translateError(violation, locale)));
      return violations.length > 0;
    },
    fail: (error: Error) => {
      const details = error instanceof ApiError ? error.details.map((detail) => detail.message) : [];
      show(details.length > 0 ? details : [messageOf(error)]);
    },
  };
}
