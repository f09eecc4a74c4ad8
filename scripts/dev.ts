import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from './project-root.ts';
import { commandEnvironment } from './run-command.ts';

// The mock server and, beside it, the browser's half with hot reload; config/proxy.ts joins the two.
const PAGE_PORT = '8000';

function start(command: string[], env: Record<string, string>): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, { cwd: projectRoot, env: commandEnvironment(env), stdio: 'inherit' });
}

const children = [
  start(['node', 'mock/main.ts'], { ALLOWED_ORIGINS: `http://localhost:${PAGE_PORT}` }),
  start(['max', 'dev'], { PORT: PAGE_PORT }),
];

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll();
  });
}
process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
