import { startProgram } from './programRelay';

export const startBareRelay = (nodes: number) =>
  startProgram({
    name: nodes > 1 ? 'bare ws, Redis pub/sub' : 'bare ws',
    speech: 'bare',
    script: './bareRelay.mjs',
    nodes,
    hasRedis: nodes > 1,
  });

/** It keeps its peers in memory: there is only one of it. */
export const startPeerServer = () =>
  startProgram({ name: 'PeerJS server', speech: 'peerServer', script: './peerServer.mjs', nodes: 1, hasRedis: false });

export const startSocketIo = (nodes: number) =>
  startProgram({
    name: 'socket.io, Redis adapter',
    speech: 'socketIo',
    script: './socketIo.mjs',
    nodes,
    hasRedis: true,
  });
