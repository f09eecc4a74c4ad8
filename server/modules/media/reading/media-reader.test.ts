import { readdirSync, readFileSync } from 'node:fs';
import { readPassageFiles, serialiseModel, trainModel } from '../../../../engine/media/index.ts';
import { startMediaReader } from './media-reader.ts';
import type { ReadingTask } from './reading-worker.ts';

const folder = new URL('../../../../engine/media/passages/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));
const few = readPassageFiles(files).written.filter((_, at) => at % 9 === 0);
const model = { sha256: 'few', text: serialiseModel(trainModel(few)) };
const task = (content: string | Uint8Array, mime = 'text/plain'): ReadingTask => ({
  content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  mime,
  model,
  subjects: [
    { id: 'subject', role: 'subject', type: 'organisation', names: ['Fairmead Marine Services Ltd'] },
  ],
  publishedOn: undefined,
  earlier: [],
});

test('D14 a document that takes too long is ended in words, and the next one is read', async () => {
  const reader = startMediaReader({ seconds: 0.001 });
  const nested = '<b>'.repeat(2_000_000);
  expect(await reader.read(task(nested, 'text/html'))).toEqual({
    late: true,
    refused: expect.stringMatching(/longer than/),
  });
  await reader.close();
  const patient = startMediaReader();
  expect(await patient.read(task('Fairmead Marine Services Ltd opened a shop.'))).toMatchObject({
    passages: 1,
  });
  await patient.close();
});

test('D14 a document that wants more memory than it may have is ended in words, and the server goes on', async () => {
  const reader = startMediaReader({ memoryMb: 24 });
  const page = `<p>${'Fairmead <i>x</i>'.repeat(1_500_000)}`;
  expect(await reader.read(task(page, 'text/html'))).toEqual({
    late: false,
    refused: expect.stringMatching(/too much memory/),
  });
  await reader.close();
});

test('passages of one event are one event, also across documents', async () => {
  const reader = startMediaReader();
  const told =
    'Prosecutors charged Fairmead Marine Services Ltd with paying bribes to port officials in Luanda in March 2021.';
  const first = await reader.read(task(told));
  if ('refused' in first) throw new Error(first.refused);
  const [{ excerpt, label, date } = {} as never] = first.proposals;
  const earlier = [{ text: excerpt, label, subjects: ['subject'], event: 'e1', ...(date ? { date } : {}) }];
  const again = await reader.read({ ...task(`${told} The trial begins soon.`), earlier });
  await reader.close();
  expect(first.proposals[0]?.event).toBe(0);
  expect(again).toMatchObject({ proposals: [{ event: 'e1' }] });
});
