import http from 'node:http';

const most = Number(process.env.LATE);
const files = /\.(js|css|woff2|png|svg|ico)$/;

/** Milliseconds: most calls come within `LATE`, one in ten up to three times as late, three files in ten up to twice as late. */
function delayOf(address) {
  const chance = Math.random();
  if (files.test(address)) return chance < 0.3 ? 2 * most * Math.random() : 0;
  if (chance < 0.3) return 0;
  return (chance < 0.9 ? most : 3 * most) * Math.random();
}

// The server hears of a request late, as over a bad network: answers overtake one another.
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...rest) {
  const delay = event === 'request' ? delayOf(rest[0].url.split('?')[0]) : 0;
  if (delay === 0) return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), delay);
  return true;
};
