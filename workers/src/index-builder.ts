import { serveIndexBuild } from '@homologa/core/screenings/index/index-thread';

// Entry point of the thread that builds the watchlist index; a new thread is started for each new state of the lists.
serveIndexBuild();
