import { expect, test } from 'vitest';
import { formatTraceparent, parseRequestId, parseTraceContext, parseTraceparent, traceIdOf } from './traceparent';

const VALID = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test('a valid trace context is kept, and its parts make the same text again', () => {
  expect(parseTraceparent(VALID)).toBe(VALID);
  const context = parseTraceContext(VALID);
  expect(context && formatTraceparent(context)).toBe(VALID);
  expect(traceIdOf(VALID)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});

test.each([
  undefined,
  '',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
  `${VALID}-more`,
  VALID.toUpperCase(),
])('a trace context of another form is dropped: %s', (text) => {
  expect(parseTraceparent(text)).toBeNull();
});

test.each(['0191b2c3-1111-7abc-8def-0123456789ab', 'edge.req_00000001', '12345678'])('keeps the id %s', (text) => {
  expect(parseRequestId(text)).toBe(text);
});

test.each([undefined, '', 'short', 'ana@example.com', 'a b c d e f g', '<script>alert</script>', 'x'.repeat(65)])(
  'does not take the id %s',
  (text) => {
    expect(parseRequestId(text)).toBeNull();
  },
);
