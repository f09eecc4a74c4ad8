import type { Page } from '@playwright/test';
import { chooseFormat } from '../../main-job/admin.ts';

type File = { name: string; content: string | Buffer };

export const asFile = ({ name, content }: File) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

export const watchlists = '/pages/settings?tab=watchlists';

/** Opens the dialog on the page of watchlists, chooses format and files, and sends them. */
export async function sendList(page: Page, format: string, files: File[]) {
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await chooseFormat(page, dialog, format);
  await dialog.locator('input[type=file]').setInputFiles(files.map(asFile));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  return dialog;
}

const blank = Array(8).fill('-0- ').join(',');
export const sdn = { name: 'sdn.csv', content: `7,"VOLKHOVSKY, Dmitri","individual","TEST",${blank}\n` };
export const alt = { name: 'alt.csv', content: '7,70,"aka","VOLK, Dima",-0- \n' };
export const add = { name: 'add.csv', content: '7,700,"1 Example Street","Moscow","Russia",-0- \n' };
/** The third line opens what the fifth closes in the wrong order. */
export const brokenXml = [
  '<?xml version="1.0"?>',
  '<CONSOLIDATED_LIST>',
  '<INDIVIDUALS>',
  '<INDIVIDUAL><DATAID>1</DATAID>',
  '</INDIVIDUALS>',
].join('\n');
