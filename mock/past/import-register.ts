import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftIntake } from '../../contract/reports/intake.ts';
import { kestrelOpen } from '../stories/kestrel-open.ts';
import { kestrelReleased } from '../stories/kestrel-released.ts';
import { laterListed } from '../stories/later-listed.ts';
import { others } from '../stories/others.ts';
import { seasons } from '../stories/seasons.ts';
import { tradesOf } from '../stories/trades.ts';
import type { Act } from './cast.ts';
import { drawn } from './days.ts';

const HEADINGS =
  'CORPORATE_IDENTIFICATION_NUMBER,DATE_OF_REGISTRATION,COMPANY_NAME,COMPANY_STATUS,COMPANY_CLASS,REGISTERED_STATE';
/** Code in a CIN, and name. */
const states = [
  ['MH', 'Maharashtra'],
  ['TZ', 'Tamil Nadu'],
  ['DL', 'Delhi'],
  ['KA', 'Karnataka'],
  ['GJ', 'Gujarat'],
  ['KL', 'Kerala'],
] as const;

const beginnings = 'Amba Bhima Dhana Indira Kanchi Madhu Parva Rudra Sona Tara Vana Yasho'.split(' ');
const endings = 'bhara dhara giri kosha mitra naya pura ranga sena tirtha vara yoga'.split(' ');

/** The register of companies of India as of the demo: those of its stories, in good standing, and some hundred others. */
function companyMaster(): string {
  const draw = drawn(2013);
  const told = [...kestrelReleased, ...kestrelOpen, ...others, ...laterListed, ...seasons()]
    .filter(({ intake, until }) => intake.countryOfIncorporation === 'IN' && until !== 'rejected')
    .map(({ intake }) => intake);
  const byName = new Map(told.map((intake) => [intake.legalName, intake]));
  return [
    HEADINGS,
    ...[...byName.values()].map((intake) => rowOf(draw, intake, 'ACTV')),
    ...otherNames().map((legalName) => rowOf(draw, { legalName }, draw() < 0.06 ? 'STOF' : 'ACTV')),
  ].join('\n');
}

/** Three companies of each invented word, in trades of their own. */
function otherNames(): string[] {
  const words = [...new Set(Object.values(tradesOf).flatMap((trades) => trades.map(({ word }) => word)))];
  const stems = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
  return stems.flatMap((stem, at) =>
    [0, 7, 14].map((step) => `${stem} ${words[(at + step) % words.length]} Private Limited`),
  );
}

function rowOf(draw: () => number, company: DraftIntake, status: string): string {
  const { legalName = '', incorporatedOn = '', registrationIds = [] } = company;
  const digits = (length: number) => String(Math.floor(draw() * 10 ** length)).padStart(length, '0');
  const twoOf = (most: number) => String(1 + Math.floor(draw() * most)).padStart(2, '0');
  const [code, state] = states[Math.floor(draw() * states.length)] as (typeof states)[number];
  const [year = '', month = twoOf(12), day = twoOf(28)] = (
    incorporatedOn || String(1985 + Math.floor(draw() * 38))
  ).split('-');
  const [given] = registrationIds;
  const number = given?.value ?? `U${digits(5)}${code}${year}PTC${digits(6)}`;
  const registeredIn = states.find(([known]) => known === number.slice(6, 8))?.[1] ?? state;
  const kind = given?.scheme === 'LLPIN' ? '' : 'Private';
  return [number, `${day}-${month}-${year}`, legalName.toUpperCase(), status, kind, registeredIn].join(',');
}

export async function importRegister(act: Act): Promise<void> {
  const admin = await act('admin');
  const { Data } = await admin.call('POST /reports/v1.0/companyregister', { action: 'import' }, [
    { name: 'company_master.csv', content: companyMaster(), type: 'text/csv' },
  ]);
  for (;;) {
    const registers = (await admin.call('GET /reports/v1.0/companyregister', {})).Data;
    const version = registers.find(({ id }) => id === Data.version);
    if (version?.status === 'failed') throw new Error(`the company register was refused: ${version.error}`);
    if (version?.status === 'staged') break;
    await sleep(50);
  }
  await admin.call('POST /reports/v1.0/companyregister', { action: 'activate', version: Data.version ?? '' });
}
