// Plain JavaScript, because a Node too old to run TypeScript must be able to say so.
const WANTED = 24;
const found = Number(process.versions.node.split('.')[0]);

if (found < WANTED) {
  console.error(
    `Prudence runs on Node ${WANTED}, this is Node ${process.versions.node}: run it through npm after "npm install", or install Node ${WANTED} (see .nvmrc).`,
  );
  process.exit(1);
}
