import { runProgram } from './program';

const code = await runProgram(process.argv.slice(2), {
  input: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  showsTables: process.stdout.isTTY,
});
process.exit(code);
