import { serveIndexBuild } from '@homologa/core/screenings/index/index-thread';

// The thread that builds an index of the watchlists: the workers start one for each new state of the lists.
serveIndexBuild();
