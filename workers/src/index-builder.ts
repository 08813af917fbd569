import { serveIndexBuild } from '@homologa/core/screenings/index/index-thread';

// Entry point of the thread that builds the watchlist index: one thread per new state of the lists.
serveIndexBuild();
