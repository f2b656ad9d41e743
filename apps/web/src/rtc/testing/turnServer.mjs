import Turn from 'node-turn';

const [port, username, credential] = process.argv.slice(2);
const server = new Turn({
  listeningPort: Number(port),
  listeningIps: ['127.0.0.1'],
  relayIps: ['127.0.0.1'],
  authMech: 'long-term',
  credentials: { [username]: credential },
  debugLevel: 'OFF',
});
server.start();
