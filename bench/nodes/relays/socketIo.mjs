import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

/** socket.io with its Redis adapter, by its handbook: everybody in a room of that name. */
const { PORT, REDIS_URL } = process.env;
const publisher = new Redis(REDIS_URL);
const http = createServer();
const io = new Server(http, {
  adapter: createAdapter(publisher, publisher.duplicate()),
  transports: ['websocket'],
  serveClient: false,
  // The beats of the product, as often.
  pingInterval: 5_000,
  pingTimeout: 10_000,
});

io.on('connection', (socket) => {
  socket.join(socket.handshake.auth.name);
  socket.on('touch', (touch) => io.to(touch.to).emit('ring', touch));
});
// Advised by its handbook, for memory.
io.engine.on('connection', (wire) => {
  wire.request = null;
});
http.listen(Number(PORT), '127.0.0.1');
