import { WebSocketServer } from 'ws';

/** As little as a relay can be: "to N" goes to the Nth socket, "all" to everybody. */
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false });
const sockets = [];

server.on('connection', (socket) => {
  sockets.push(socket);
  socket.on('message', (data) => {
    const { to } = JSON.parse(String(data));
    if (to !== 'all') return sockets[to]?.send(data, { binary: false });
    for (const one of sockets) one.send(data, { binary: false });
  });
});
