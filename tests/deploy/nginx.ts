import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import type { Certificate } from './certificate.ts';
import { run } from './programs.ts';

type Upstream = { port: number; reportPort: number };
export type Nginx = {
  url: string;
  reportUrl: string;
  /** What `nginx -t` says. */
  check(): ReturnType<typeof run>;
  start(servers: readonly Upstream[]): Promise<void>;
  stop(): Promise<void>;
};

/** config/deploy/nginx.conf as an operator adapts it: another name, other ports, this certificate, these servers. */
export async function prepareNginx(directory: string, { certificate, key }: Certificate): Promise<Nginx> {
  const [port, reportPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const file = join(directory, 'nginx.conf');
  const released = readFileSync(join(projectRoot, 'config/deploy/nginx.conf'), 'utf8');
  mkdirSync(join(directory, 'nginx'), { recursive: true });
  let child: ChildProcess | undefined;

  const server = (of: number) => `server 127.0.0.1:${of} max_fails=1 fail_timeout=2s;`;
  const lines = (ports: number[]) => ports.map(server).join('\n    ');
  function write(servers: readonly Upstream[]) {
    const adapted = released
      .replaceAll('/etc/ssl/prudence/fullchain.pem', certificate)
      .replaceAll('/etc/ssl/prudence/privkey.pem', key)
      .replaceAll('/var/log/nginx/', `${directory}/`)
      .replaceAll('prudence.example', 'localhost')
      .replaceAll(/listen (\[::\]:)?443/g, `listen $1${port}`)
      .replaceAll(/listen (\[::\]:)?8443/g, `listen $1${reportPort}`)
      .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plainPort};`)
      .replace(server(5011), lines(servers.map((one) => one.port)))
      .replace(server(5021), lines(servers.map((one) => one.reportPort)));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${directory}/nginx/${name};`)
      .join('\n');
    writeFileSync(
      file,
      `daemon off;\nworker_processes 2;\npid ${directory}/nginx.pid;\nerror_log ${directory}/nginx.log info;\n` +
        `events { worker_connections 1024; }\nhttp {\naccess_log off;\n${places}\n${adapted}\n}\n`,
    );
  }

  return {
    url: `https://localhost:${port}`,
    reportUrl: `https://localhost:${reportPort}`,
    check() {
      write([{ port: 5011, reportPort: 5021 }]);
      return run('nginx', ['-t', '-c', file, '-e', join(directory, 'nginx.log')]);
    },
    async start(servers) {
      write(servers);
      child = spawn('nginx', ['-c', file, '-e', join(directory, 'nginx.log')], { stdio: 'ignore' });
      await waitFor(() => accepts(port), { what: 'nginx to listen' });
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
