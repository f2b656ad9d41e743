import { PeerServer } from 'peer';

/** PeerJS's server as it is, with room for everybody. */
PeerServer({ port: Number(process.env.PORT), host: '127.0.0.1', concurrent_limit: 1_000_000 });
