// This file must parse on Node 12, so that an old Node prints one clear line instead of a syntax error. The required
// versions are the versions that package.json ("engines") and Vite 8 require.
var version = process.versions.node.split('.').map(Number);
var major = version[0] || 0;
var minor = version[1] || 0;
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    'Homologa needs Node 20.19 or newer (22.12 or newer of the 22 line), and this is Node ' +
      process.versions.node +
      ': install a newer Node and run the same command again.',
  );
  process.exit(1);
}
