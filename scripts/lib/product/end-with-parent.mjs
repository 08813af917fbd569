// Preloaded into server and workers: when the supervisor is gone, however it went, they end in good order too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The line to the supervisor shall not keep a program alive that has nothing left to do.
process.channel?.unref();
