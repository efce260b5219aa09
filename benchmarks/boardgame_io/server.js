// A boardgame.io server for this machine: `node server.js PORT LOBBY-PORT [FOLDER]`; without a folder nothing is stored.
//
// The game has four seats, a hidden deck, a hand a seat may see and a board everybody sees; a seat is sent 2.6 kB after a move, of
// The White Castle 3.4 kB. Its one rule is as cheap as a rule can be.
const http = require('http');
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4;
const RIVER = 8;
const BOARD = 24;
const card = (number) => ({ id: number, colour: ['red', 'black', 'white'][number % 3], value: number % 7 });

const court = {
  name: 'court',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    secret: { deck: Array.from({ length: 60 }, (_, number) => number) },
    river: Array.from({ length: RIVER }, (_, number) => card(number)),
    boards: Array.from({ length: SEATS }, () => Array(BOARD).fill(0)),
    stores: Array.from({ length: SEATS }, () => ({ coins: 5, seals: 2, food: 1, iron: 1, pearl: 1, points: 0 })),
    players: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { hand: [card(seat), card(seat + 9)] }])),
    spaces: Array.from({ length: 16 }, (_, space) => ({ space, tiles: [card(space)], dice: [] })),
  }),
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx, random }, slot) => {
      if (!Number.isInteger(slot) || slot < 0 || slot >= RIVER) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      const board = G.boards[seat];
      const taken = G.river[slot];
      board[taken.id % BOARD] = taken.value;
      G.stores[seat].points += taken.value;
      G.secret.deck.push(taken.id);
      G.river[slot] = card(G.secret.deck.splice(random.Die(G.secret.deck.length) - 1, 1)[0]);
    },
  },
};

// Loopback only, whatever is asked for.
const { listen } = http.Server.prototype;
http.Server.prototype.listen = function onLoopback(port, ready) {
  return listen.call(this, port, '127.0.0.1', ready);
};

const [port, lobby, folder] = process.argv.slice(2);
const server = Server({ games: [court], origins: [], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } }, () => console.log('ready'));
