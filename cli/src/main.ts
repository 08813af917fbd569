import { runProgram } from './program';

const code = await runProgram(
  process.argv.slice(2),
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);
process.exit(code);
