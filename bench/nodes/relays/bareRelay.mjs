import { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';

/** As little as a relay can be that knows who is gone: "to" names a socket, here or at another node. */
const { PORT, REDIS_URL } = process.env;
const sockets = new Map();
const channel = 'touches';

const publisher = REDIS_URL ? new Redis(REDIS_URL) : undefined;
const subscriber = publisher?.duplicate();
await subscriber?.subscribe(channel);
subscriber?.on('message', (_, text) => sockets.get(JSON.parse(text).to)?.send(text));

// One function for all sockets: a closure for each would cost more than the relay.
function heard(data) {
  const text = String(data);
  const there = sockets.get(JSON.parse(text).to);
  if (there) there.send(text);
  else publisher?.publish(channel, text);
}

function answered() {
  this.isAlive = true;
}

function gone() {
  sockets.delete(this.name);
}

const server = new WebSocketServer({ port: Number(PORT), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  socket.name = url.slice(1);
  socket.isAlive = true;
  sockets.set(socket.name, socket);
  socket.on('message', heard);
  socket.on('pong', answered);
  socket.on('close', gone);
  socket.send('in');
});

// The beats of the product, as often.
setInterval(() => {
  for (const socket of server.clients) socket.send('beat');
}, 5_000);
setInterval(() => {
  for (const socket of server.clients) {
    if (!socket.isAlive) socket.terminate();
    socket.isAlive = false;
    socket.ping();
  }
}, 10_000);
