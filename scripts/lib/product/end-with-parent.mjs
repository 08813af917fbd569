// Preloaded into server and workers: shuts them down gracefully when the supervisor dies, even after SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The IPC channel must not keep a finished program alive.
process.channel?.unref();
