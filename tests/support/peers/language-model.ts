import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { key: string | undefined; body: { model: string; messages: { content: string }[] } };
type Reply = (asked: Asked, res: http.ServerResponse) => void;

/** A service that speaks as OpenAI does, over a real socket; `reply` says what it does with the next questions. */
export async function openLanguageModel() {
  const asked: Asked[] = [];
  const service = {
    asked,
    reply: ((_, res) => res.writeHead(500).end()) as Reply,
    /** Answers with this as the content of the message. */
    says(content: unknown) {
      service.reply = (_, res) => answerWith(res, content);
    },
    origin: '',
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    if (req.url !== '/v1/chat/completions' || req.method !== 'POST') return res.writeHead(404).end();
    const question = { key: req.headers.authorization, body: JSON.parse(String(Buffer.concat(chunks))) };
    asked.push(question);
    return service.reply(question, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export function answerWith(res: http.ServerResponse, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const message = { role: 'assistant', content: text };
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ id: 'one', choices: [{ index: 0, message, finish_reason: 'stop' }] }));
}

/** The settings under which a server asks it. */
export const settingsOf = (origin: string) => ({
  languageModel: { url: `${origin}/v1/chat/completions`, model: 'test-model', key: 'sk-never-told' },
  outboundAllow: [origin],
});
